import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { ROOT } from './stale.ts';

// `npm run dev`: a host that restarts when its sources change, and the table out of its sources, with hot replacement.
// The page passes on what is the host's. Games of development lie in .cache/dev, apart from those that are really played.

const HOST_PORT = 4848;
const PAGE_PORT = 4849;

const host = `http://127.0.0.1:${HOST_PORT}`;
const page = await createServer({
  configFile: join(ROOT, 'vite.dev.config.ts'),
  configLoader: 'native',
  server: {
    host: '127.0.0.1',
    port: PAGE_PORT,
    strictPort: true,
    proxy: { '^/ws$': { target: host, ws: true }, '^/join$': host, '^/about.json$': host },
  },
});
await page.listen();

const watched = ['--watch', '--watch-preserve-output', join(ROOT, 'main/cli/host.ts')];
const told = ['--port', String(HOST_PORT), '--data', join(ROOT, '.cache/dev'), '--loopback', '--json'];
const hosting = spawn(process.execPath, [...watched, ...told], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => hosting.kill(signal));

let greeted = false;
for await (const line of createInterface({ input: hosting.stdout })) {
  if (!line.startsWith('{')) console.log(line);
  else if (greeted) console.log('The host runs again.');
  else {
    const { hostLink, code } = JSON.parse(line) as { hostLink: string; code: string };
    const link = hostLink.replace(`:${HOST_PORT}/`, `:${PAGE_PORT}/`);
    console.log(
      `Host's own page: ${link}\nGuests: http://127.0.0.1:${PAGE_PORT}/ with code ${code}\nGallery: http://127.0.0.1:${PAGE_PORT}/gallery.html`,
    );
    greeted = true;
  }
}
await page.close();
