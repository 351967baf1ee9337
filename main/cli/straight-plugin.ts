import type { Plugin } from 'vite';

/** A script that holds nothing: it hands on what lies in another one, under other names. */
export interface Facade {
  /** The name of the file that holds it. */
  readonly of: string;
  /** How each thing is called by whoever asks, and how in that file. */
  readonly names: readonly { readonly asked: string; readonly there: string }[];
}
const HANDS_ON = /^export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/;
const NAME = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/;

/** What a script hands on; null = it holds something of its own. */
export function facadeIn(code: string): Facade | null {
  const [, list, of] = HANDS_ON.exec(code.trim()) ?? [];
  if (!list || !of) return null;
  const names = list.split(',').flatMap((one) => {
    const [, there, asked = there] = NAME.exec(one.trim()) ?? [];
    return there && asked ? [{ asked, there }] : [];
  });
  return { of, names };
}

const ASKED = /import\((["'`])\.\/([^"'`]+)\1\)/g;
/** The list of what is fetched along with what is asked for. */
const ALONG = /m\.f=\[[^\]]*\]/g;
const IN_LIST = /(["'`])((?:\.\/|assets\/)?)([^"'`/]+)\1/g;

/**
 * The same script, asking the files that hold something. A phone far away waits for its turn for every file, however small.
 * @param facades by their files' names
 */
export function straightened(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replace(ASKED, (asking: string, _: string, file: string) => {
      const facade = facades.get(file);
      if (!facade) return asking;
      // As a module is: routers and components ask what they were handed whether it is one.
      const handed = facade.names.map(({ asked, there }) => `get ${asked}(){return m.${there}}`);
      return `import("./${facade.of}").then(m=>({${[...handed, '[Symbol.toStringTag]:"Module"'].join()}}))`;
    })
    .replace(ALONG, (list) =>
      list.replace(IN_LIST, (entry: string, quote: string, folder: string, file: string) => {
        const facade = facades.get(file);
        return facade ? `${quote}${folder}${facade.of}${quote}` : entry;
      }),
    );
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
/**
 * Where a file holds several things that are asked for apart, the bundler writes a file for each of them that only hands it on: a joining
 * phone asked for twenty. Whoever asks, asks the file itself; runs after what lists the files that are fetched along.
 */
export const straight = (): Plugin => ({
  name: 'sietch-straight',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const scripts = Object.values(bundle).filter((one) => one.type === 'chunk');
      const facades = new Map(
        scripts.flatMap(({ fileName, code }) => {
          const facade = facadeIn(code);
          return facade ? [[nameOf(fileName), facade] as const] : [];
        }),
      );
      for (const script of scripts) script.code = straightened(script.code, facades);
    },
  },
});
