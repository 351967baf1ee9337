/** A file or a folder of this name in any game. */
const inGames = (...names) => names.map((name) => `^shared/games/[^/]+/${name}([.]ts$|/)`);
/** Rules that only read, and what shows a position to people and to bots. */
const ASKING = inGames('queries', 'view', 'words', 'signs', 'items', 'sense');
const VERBS = inGames('verbs');
/** What carries out an effect: its kinds, odd cards and abilities. */
const EFFECTS = inGames('resolve', 'specials');
const STEPS = inGames('steps', 'rivals', 'interjections', 'companion-interjections');
const DECIDING = [...inGames('resolve'), ...STEPS];
const TESTS = '[.](test|fixture)[.]ts$';

/** The layers of the house: who may know whom. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'nothing-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[.](svg|woff2|ttf|png|jpg|webp|css)$', '[?]'] },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'What every game stands on imports nothing but a hash function.',
      severity: 'error',
      from: { path: '^shared/kernel/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { pathNot: ['^shared/kernel/', '^node_modules/@noble/hashes/'] },
    },
    {
      name: 'text-stands-alone',
      severity: 'error',
      from: { path: '^shared/text/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^shared/text/', '^node_modules/(intl-messageformat|@formatjs)/'] },
    },
    {
      name: 'shared-is-pure',
      comment: 'No Node, no browser framework, nothing of the two sides that share it.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '[.]test[.]ts$' },
      to: { path: ['^(main|renderer|e2e)/', '^node_modules/(electron|vue|pinia|vue-router|pixi[.]js|ws|bonjour-service)/'] },
    },
    {
      name: 'shared-knows-no-node',
      severity: 'error',
      from: { path: '^shared/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'renderer-never-main', severity: 'error', from: { path: '^renderer/' }, to: { path: '^main/' } },
    { name: 'main-never-renderer', severity: 'error', from: { path: '^main/' }, to: { path: '^renderer/' } },
    {
      name: 'renderer-knows-no-node',
      severity: 'error',
      // The land is baked while building: that plugin and its workers run in Node.
      from: { path: '^renderer/', pathNot: ['[.]test[.]ts$', 'bake-(plugin|worker|key)[.]ts$', '^renderer/gallery/.*[.]node[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'electron-in-three-folders',
      severity: 'error',
      from: { path: '.', pathNot: ['^main/(app|preload|bridge)/', '^node_modules/', '^e2e/'] },
      to: { path: '^node_modules/electron/' },
    },
    {
      name: 'only-verbs-write',
      severity: 'error',
      from: { path: '^(shared|main|renderer)/', pathNot: ['^shared/games/.*verbs([.]ts$|/)', '^shared/kernel/', '[.]test[.]ts$'] },
      to: { path: '^shared/kernel/write[.]ts$' },
    },
    {
      name: 'what-asks-never-changes',
      comment: 'Queries ask, verbs change, steps decide: no import runs back up, not even that of a type.',
      severity: 'error',
      from: { path: ASKING, pathNot: TESTS },
      to: { path: [...VERBS, ...DECIDING] },
    },
    { name: 'verbs-decide-nothing', severity: 'error', from: { path: VERBS, pathNot: TESTS }, to: { path: DECIDING } },
    {
      name: 'effects-know-no-steps',
      comment: 'The steps have effects carried out; what carries them out never calls steps.',
      severity: 'error',
      from: { path: EFFECTS, pathNot: TESTS },
      to: { path: STEPS },
    },
    {
      name: 'a-layer-is-a-folder',
      comment: 'These rules go by the folder: nothing that asks, changes or decides lies in a folder of another name.',
      severity: 'error',
      from: {},
      to: { path: '^shared/games/[^/]+/[^/]+/(queries|verbs|resolve|steps)([.]ts$|/)' },
    },
    {
      name: 'the-shelf-knows-the-games',
      comment: 'Everything else meets a game through the shelf; a scene and its own game belong together.',
      severity: 'error',
      from: {
        path: '^(shared|main|renderer)/',
        pathNot: ['^shared/games/', '^renderer/(games|gallery|canvas)/', '[.]test[.]ts$', '^main/cli/'],
      },
      to: { path: '^shared/games/[^/]+/' },
    },
    {
      name: 'games-do-not-know-each-other',
      comment: 'Two games may stand on the rules of their family, which knows neither. Uprising takes cards of the first game in.',
      severity: 'error',
      from: { path: '^shared/games/([^/]+)/', pathNot: '^shared/games/uprising/(base/|text/added[.]|tests/mixing[.])' },
      to: { path: '^shared/games/[^/]+/', pathNot: ['^shared/games/$1/', '^shared/games/imperium-family/'] },
    },
    {
      name: 'a-family-knows-no-edition',
      comment: 'What editions share, in rules and in pictures, names none of them; a gallery and a test may show one.',
      severity: 'error',
      from: { path: '^(shared|renderer)/games/imperium-family/', pathNot: ['[.](test|fixture)[.]ts$', '/gallery/'] },
      to: { path: '^(shared|renderer)/games/[^/]+/', pathNot: '^(shared|renderer)/games/imperium-family/' },
    },
    {
      name: 'a-game-does-not-know-the-shelf',
      severity: 'error',
      from: { path: '^shared/games/[^/]+/', pathNot: '[.]test[.]ts$' },
      to: { path: '^shared/games/index[.]ts$' },
    },
    {
      name: 'canvas-without-vue',
      severity: 'error',
      from: { path: '^renderer/canvas/', pathNot: '[.]test[.]ts$' },
      to: { path: ['^node_modules/(vue|@vue|pinia|vue-router)/', '^renderer/(stores|screens|wire|app)/'] },
    },
    {
      name: 'only-stores-talk-to-the-host',
      severity: 'error',
      from: { path: '^renderer/', pathNot: ['^renderer/(stores|wire)/', '[.]test[.]ts$'] },
      to: { path: '^renderer/wire/' },
    },
    {
      name: 'shipped-code-needs-shipped-packages',
      severity: 'error',
      from: {
        path: '^(main|renderer|shared)/',
        pathNot: [
          '[.](test|fixture)[.]ts$',
          '^shared/testkit/',
          '^main/cli/(test|start|dev|fonts|check/|bench)',
          '^main/mutate/',
          'bake-(plugin|worker|key)[.]ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/electron/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist|node_modules/[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.vue', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
