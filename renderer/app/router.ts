import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router';
import { door } from './doors.ts';
import { readFragment } from './fragment.ts';

const ROUTES: readonly RouteRecordRaw[] = [
  { path: '/', name: 'home', component: door(() => import('../screens/HomeScreen.vue')) },
  {
    path: '/new',
    name: 'new',
    component: door(() => import('../screens/NewTableScreen.vue')),
    props: ({ query }) => ({ open: query['open'] === '1' }),
  },
  { path: '/saves', name: 'saves', component: () => import('../screens/SavesScreen.vue') },
  { path: '/book', name: 'book', component: () => import('../screens/BookScreen.vue') },
  { path: '/daily', name: 'daily', component: () => import('../screens/DailyScreen.vue') },
  { path: '/guests', name: 'guests', component: () => import('../screens/GuestsScreen.vue') },
  { path: '/table/:table', name: 'table', component: () => import('../screens/TableScreen.vue'), props: true },
  {
    path: '/replay/:table',
    name: 'replay',
    component: () => import('../screens/ReplayScreen.vue'),
    props: ({ params, query }) => ({ table: params['table'], turn: Number(query['turn'] ?? 0) }),
  },
  { path: '/review/:table', name: 'review', component: () => import('../screens/ReviewScreen.vue'), props: true },
  {
    path: '/learn',
    name: 'learn',
    component: door(() => import('../screens/LearnScreen.vue')),
    props: ({ query }) => ({ of: String(query['game'] ?? '') }),
  },
  { path: '/print', name: 'print', component: () => import('../screens/PrintScreen.vue') },
  { path: '/rules', name: 'rules', component: () => import('../screens/RulesScreen.vue') },
  { path: '/check', name: 'check', component: () => import('../screens/CheckScreen.vue') },
  { path: '/settings', name: 'settings', component: () => import('../screens/SettingsScreen.vue') },
  { path: '/licences', name: 'licences', component: () => import('../screens/LicencesScreen.vue') },
  { path: '/about', name: 'about', component: () => import('../screens/AboutScreen.vue') },
  { path: '/:rest(.*)*', redirect: '/' },
];

/**
 * Where the screens are. Paths stand behind `#`, so any host serves one page for all of them. A router hears of no other address
 * until it stands at its first one: where somebody opens a link meanwhile, it goes there then.
 */
export function openRouter() {
  const router = createRouter({ history: createWebHashHistory(), routes: [...ROUTES] });
  let called: string | null = null;
  const hear = (): void => {
    called = readFragment(location.hash).path;
  };
  const follow = (): void => {
    removeEventListener('hashchange', hear);
    if (called) void router.push(called);
  };
  addEventListener('hashchange', hear);
  router.isReady().then(follow, follow);
  return router;
}
