import ts from 'typescript';
import { type Slip, slipsAt, slipsOfCondition, slipsOfReturn } from './kinds.ts';

/** One thing that can be broken: the code from `start` to `end` does `to` instead. */
export interface Break {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** Everything in this source that can be broken so that a test should notice. */
export function breaksIn(file: string, text: string): readonly Break[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Break[] = [];
  const note = (node: ts.Node, slips: readonly Slip[]): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const from = node.getText(source);
    for (const { kind, to } of slips) {
      if (!found.some((each) => each.start === start && each.end === node.end && each.to === to))
        found.push({ file, line, start, end: node.end, kind, from, to });
    }
  };
  const visit = (node: ts.Node): void => {
    if (isSilent(node, source)) return;
    if (ts.isExpression(node) && !isPinned(node)) {
      note(node, slipsAt(node, source));
      note(node, aroundIt(node, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Slips that lie in what a node is used for. */
function aroundIt(node: ts.Expression, source: ts.SourceFile): readonly Slip[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) || (ts.isConditionalExpression(parent) && parent.condition === node))
    return slipsOfCondition(node, source, false);
  if (ts.isWhileStatement(parent) || ts.isDoStatement(parent) || (ts.isForStatement(parent) && parent.condition === node))
    return slipsOfCondition(node, source, true);
  if (ts.isArrowFunction(parent) && parent.body === node) return slipsOfReturn(node, parent.type, source);
  if (ts.isReturnStatement(parent)) return slipsOfReturn(node, functionAround(parent)?.type, source);
  return [];
}
function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.findAncestor(node, ts.isFunctionLike);
}

/** Members that draw a rule, or say what a bot thinks of it, wherever they stand: pictures and opinions are no rules. */
const NO_RULES = ['sign', 'worth', 'rate'];

/** Types, imports, errors that are thrown and what is only logged: nobody tests their wording. */
function isSilent(node: ts.Node, source: ts.SourceFile): boolean {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && NO_RULES.includes(node.name.getText(source))) ||
    (ts.isCallExpression(node) && node.expression.getText(source).startsWith('console.'))
  );
}

/** Places where no other expression can stand. */
function isPinned(node: ts.Expression): boolean {
  const { parent } = node;
  if ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) return true;
  if (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) return true;
  if (ts.isForOfStatement(parent) && parent.initializer === node) return true;
  // What `?.` skips would be looked at after all.
  return ts.isOptionalChain(node) && ts.isOptionalChain(parent) && parent.expression === node;
}
