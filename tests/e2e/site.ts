import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { ui } from '#schemas/messages/pt-BR/ui.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import type { Config } from '#server/base/config.ts';
import { sharedBrowser } from '#tests/setup/browser.ts';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A served Malote over its own copy of the world, and browser windows to use it as people do. */
export interface Site {
  readonly url: string;
  readonly server: TestApp;
  /**
   * A person's own browser window, signed out unless it is given what another browser keeps. Errors on its console fail the
   * test that asks `complaints`.
   */
  readonly open: (width?: number, kept?: Kept) => Promise<Visit>;
  /**
   * The same, of a person who already entered there: it opens at the address, or at the home, as whoever comes back finds it. The
   * sign-in page, which is half of what entering costs, is for the journeys of entering (`signIn`).
   */
  readonly enter: (login: string, at?: string, width?: number) => Promise<Visit>;
  /** Signs a person in through the sign-in page, in a window that is open. */
  readonly signIn: (visit: Visit, login: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained of so far: console errors and errors of the page. */
  readonly complaints: string[];
  /** What the server refused or failed so far, as `404 address`. */
  readonly refusals: string[];
  /** Loads an address, as who types it. */
  readonly go: (path: string) => Promise<void>;
  /** Goes to an address inside the client that is already there, as a link does. */
  readonly travel: (path: string) => Promise<void>;
  /**
   * Comes to an address some moments later, also to the one that is open, without loading the client anew: what was read of it
   * is read again.
   */
  readonly revisit: (path?: string) => Promise<void>;
  /** Waits until nothing is asked of the server and what came was painted. */
  readonly settled: () => Promise<void>;
}

export const openSite = async (config: Partial<Config> = {}): Promise<Site> => {
  const server = await startTestApp({ client: true, config });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const open = async (width = 1440, kept?: Kept): Promise<Visit> => {
    const visit = await openWindow(browser, { url, now: server.time.now }, width, kept);
    contexts.push(visit.context);
    return visit;
  };
  return {
    url,
    server,
    open,
    enter: async (login, at = '/', width) => {
      const visit = await open(width);
      await enterBefore(visit, url, login);
      await visit.go(at);
      return visit;
    },
    signIn: (visit, login) => signIn(visit, login),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server.close();
    },
  };
};

/** The windows that are open now, of every site: a test that fails tells what they showed. */
export const openPages = new Set<Page>();

/** Where nothing is: whoever comes from there finds no state of another screen. */
export const nowhere = '/nada-disso';

/** After these the client reads again what it comes to see. */
const someMoments = 6_000;

/** What takes longer than this does not come, also where other tests work on the same cores. */
const longestWait = 60_000;

const openWindow = async (
  browser: Browser,
  { url, now }: { readonly url: string; readonly now: Date },
  width: number,
  kept?: Kept,
): Promise<Visit> => {
  const context = await browser.newContext({
    storageState: kept,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(longestWait);
  const page = await context.newPage();
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  // The world is of one day, the one of its server; timers go on running.
  await page.clock.setFixedTime(now);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is also written there by the browser itself, without its address: see `refusals`.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url().slice(url.length)}`);
  });
  const settled = watchRequests(page);
  const travel = async (path: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState({ idx: history.length, key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
    await settled();
  };
  return {
    page,
    context,
    complaints,
    refusals,
    settled,
    go: async (path) => {
      await page.goto(`${url}${path}`);
      await settled();
    },
    travel,
    revisit: async (path = page.url().slice(url.length)) => {
      await travel(nowhere);
      await page.clock.setFixedTime(await page.evaluate((moments) => Date.now() + moments, someMoments));
      await travel(path);
    },
  };
};

/** Painted frames without a request under way after which a screen is taken as whole. */
const quietFrames = 6;

/** Waits until nothing is asked of the server, what came was painted and no part says that it is loading. */
const watchRequests = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // what stays open to be told of notices is never whole
    if (request.url().includes('/notificacao-interna/escutar/')) return;
    asked += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    for (let before = -1, loading = true; pending.size > 0 || loading || before !== asked;) {
      before = asked;
      loading = await page.evaluate(
        async ({ frames, said }) => {
          await new Promise<void>((done) => {
            const next = (left: number): void =>
              void (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
            next(frames);
          });
          // a screen whose script came may ask for what it shows only some frames later
          return [...document.querySelectorAll('[role="status"]')].some(
            ({ textContent }) => textContent === said,
          );
        },
        { frames: quietFrames, said: ui.carregando },
      );
    }
  };
};

/** Leaves in a browser what an entry leaves: the cookies that the server gave, and the token of a session of its own. */
const enterBefore = async ({ context }: Visit, url: string, login: string): Promise<void> => {
  const answer = await context.request.post(`${url}/ws/api/login`, {
    data: { payload: { login, senha: worldPassword } },
  });
  if (!answer.ok()) throw new Error(`${login} não entrou: ${await answer.text()}`);
  const { payload } = (await answer.json()) as { readonly payload: SessaoAberta };
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'malote.token', value: payload.token }];
  await context.setStorageState({ cookies, origins: [{ origin: url, localStorage }] });
};

const signIn = async ({ page, go, settled }: Visit, login: string): Promise<void> => {
  await go('/login');
  await page.getByLabel('Usuário').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(worldPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.includes('login'));
  await settled();
};
