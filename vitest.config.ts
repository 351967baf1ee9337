import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['{main,renderer,shared}/**/*.test.ts'],
    env: { SIETCH_LAN: 'off' },
    // A wedged test is a failure, not a long wait; what plays whole games says its own time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
