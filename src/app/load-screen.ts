import { createElement, type ComponentType } from 'react';
import { ChunkLoadError } from '#src/ui/chunk-load-error.ts';
import { later } from '#src/ui/later.tsx';
import { LoadingPage } from './LoadingPage.tsx';

/** How long the parts of a screen may take to come. */
const limitMs = 120_000;

/** A screen that is fetched when it is opened: one retry after a failure, and a limit of time. */
export const loadScreen = <Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => later(() => withRetry(fetchScreen, limitMs), createElement(LoadingPage));

/** Fetches, and once more if the first try fails; both within the limit. */
export const withRetry = async <T>(fetch: () => Promise<T>, limit: number): Promise<T> => {
  const late = timeLimit(limit);
  try {
    return await Promise.race([fetch().catch(fetch), late.promise]);
  } catch (cause) {
    throw ChunkLoadError.of(cause);
  } finally {
    late.clear();
  }
};

const timeLimit = (ms: number): { promise: Promise<never>; clear: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('a parte da tela demorou demais')), ms);
  });
  return { promise, clear: () => clearTimeout(timer) };
};
