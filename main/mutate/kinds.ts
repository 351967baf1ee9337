import ts from 'typescript';

/** What one node of a source could be replaced with, and which kind of mistake that is. */
export interface Slip {
  readonly kind: string;
  readonly to: string;
}

const SWAPPED: Readonly<Record<string, readonly [kind: string, ...instead: string[]]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};
const DROPPED = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed'];
const TWINS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** Every slip that could be made at this node alone. */
export function slipsAt(node: ts.Node, source: ts.SourceFile): readonly Slip[] {
  const said = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) return binary(node, said);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ kind: 'condition', to: said(node.operand) }];
  if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) return counted(node, said(node));
  if (ts.isNumericLiteral(node)) return number(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ kind: 'boolean', to: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ kind: 'boolean', to: 'true' }];
  if (ts.isArrayLiteralExpression(node)) return shortened(node, said);
  if (ts.isCallExpression(node)) return called(node, source, said);
  return [];
}

function binary(node: ts.BinaryExpression, said: (part: ts.Node) => string): readonly Slip[] {
  const [left, operator, right] = [said(node.left), said(node.operatorToken), said(node.right)];
  if (operator === '??')
    return [
      { kind: 'fallback', to: left },
      { kind: 'fallback', to: right },
    ];
  if (operator === '+') return isText(node) ? [] : [{ kind: 'arithmetic', to: `${left} - ${right}` }];
  if (operator === '+=' && isText(node.right)) return [];
  const [kind, ...instead] = SWAPPED[operator] ?? [''];
  return instead.map((other) => ({
    kind,
    to: other === '&&' || other === '||' ? `(${left}) ${other} (${right})` : `${left} ${other} ${right}`,
  }));
}
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isParenthesizedExpression(node) && isText(node.expression)) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

function counted(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression, text: string): readonly Slip[] {
  if (node.operator === ts.SyntaxKind.PlusPlusToken) return [{ kind: 'arithmetic', to: text.replace('++', '--') }];
  if (node.operator === ts.SyntaxKind.MinusMinusToken) return [{ kind: 'arithmetic', to: text.replace('--', '++') }];
  return [];
}

function number(node: ts.NumericLiteral): readonly Slip[] {
  const value = Number(node.text);
  return [value + 1, value - 1].filter((other) => other >= 0).map((other) => ({ kind: 'number', to: String(other) }));
}

function shortened({ elements }: ts.ArrayLiteralExpression, said: (part: ts.Node) => string): readonly Slip[] {
  return elements.map((left) => ({
    kind: 'element',
    to: `[${elements
      .filter((each) => each !== left)
      .map(said)
      .join(', ')}]`,
  }));
}

function called(node: ts.CallExpression, source: ts.SourceFile, said: (part: ts.Node) => string): readonly Slip[] {
  const slips: Slip[] = [];
  if (ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const twin = Object.hasOwn(TWINS, name.text) && TWINS[name.text];
    if (DROPPED.includes(name.text)) slips.push({ kind: 'dropped', to: said(expression) });
    const text = said(node);
    const at = name.getStart(source) - node.getStart(source);
    if (twin) slips.push({ kind: 'dropped', to: `${text.slice(0, at)}${twin}${text.slice(at + name.text.length)}` });
  }
  if (ts.isExpressionStatement(node.parent) || (ts.isAwaitExpression(node.parent) && ts.isExpressionStatement(node.parent.parent)))
    slips.push({ kind: 'call', to: 'undefined' });
  return slips;
}

/** A condition that is turned round, or always goes one way. Loops that never end would only cost time. */
export function slipsOfCondition(node: ts.Expression, source: ts.SourceFile, loop: boolean): readonly Slip[] {
  const always = loop ? ['false'] : ['true', 'false'];
  const turned = ts.isBinaryExpression(node) || ts.isPrefixUnaryExpression(node) ? [] : [`!(${node.getText(source)})`];
  return [...turned, ...always].map((to) => ({ kind: 'condition', to }));
}

/** What a function of this type gives back if it forgets its work. */
export function slipsOfReturn(node: ts.Expression, type: ts.TypeNode | undefined, source: ts.SourceFile): readonly Slip[] {
  const text = node.getText(source);
  return empties(type)
    .filter((to) => to !== text)
    .map((to) => ({ kind: 'returned', to }));
}
function empties(type: ts.TypeNode | undefined): readonly string[] {
  if (!type) return [];
  if (ts.isArrayTypeNode(type)) return ['[]'];
  if (ts.isTypeOperatorNode(type)) return empties(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(empties);
  if (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword) return ['null'];
  const plain: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
    [ts.SyntaxKind.UndefinedKeyword]: ['undefined'],
    [ts.SyntaxKind.NumberKeyword]: ['0'],
    [ts.SyntaxKind.StringKeyword]: ["''"],
    [ts.SyntaxKind.BooleanKeyword]: ['true', 'false'],
  };
  return plain[type.kind] ?? [];
}
