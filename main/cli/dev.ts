import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { readArgs, run, wholeNumber } from './args.ts';
import { ROOT } from './stale.ts';

// `npm run dev`: a host that restarts when its sources change, and the table out of its sources, with hot replacement.
// The page passes on what is the host's. Games of development lie in .cache/dev, apart from those that are really played.

const DATA = join(ROOT, '.cache/dev');

await run(async () => {
  const { text } = readArgs({ port: '4849', 'host-port': '4848', data: DATA }, [], {
    port: 'where the table out of its sources is served',
    'host-port': 'where its host listens',
    data: 'where the games of development are kept',
  });
  await serveSources(wholeNumber('port', text.port, 1, 65535), wholeNumber('host-port', text['host-port'], 1, 65535), text.data);
});

/** Serves the table until it is interrupted. */
async function serveSources(pagePort: number, hostPort: number, data: string): Promise<void> {
  const host = `http://127.0.0.1:${hostPort}`;
  const page = await createServer({
    configFile: join(ROOT, 'vite.dev.config.ts'),
    configLoader: 'native',
    server: {
      host: '127.0.0.1',
      port: pagePort,
      strictPort: true,
      proxy: { '^/ws$': { target: host, ws: true }, '^/join$': host, '^/about.json$': host },
    },
  });
  await page.listen();

  const watched = ['--watch', '--watch-preserve-output', join(ROOT, 'main/cli/host.ts')];
  const told = ['--port', String(hostPort), '--data', data, '--loopback', '--json'];
  const hosting = spawn(process.execPath, [...watched, ...told], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => hosting.kill(signal));

  let greeted = false;
  for await (const line of createInterface({ input: hosting.stdout })) {
    if (!line.startsWith('{')) console.log(line);
    else if (greeted) console.log('The host runs again.');
    else {
      const { hostLink, code } = JSON.parse(line) as { hostLink: string; code: string };
      const link = hostLink.replace(`:${hostPort}/`, `:${pagePort}/`);
      const here = `http://127.0.0.1:${pagePort}`;
      console.log(`Host's own page: ${link}\nGuests: ${here}/ with code ${code}\nGallery: ${here}/gallery.html`);
      greeted = true;
    }
  }
  await page.close();
}
