import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { en } from '#schemas/messages/en/index.ts';
import { es } from '#schemas/messages/es/index.ts';
import { putTranslation, type Translation } from '#schemas/messages/index.ts';

const spoken: Readonly<Record<string, Translation | undefined>> = { pt: undefined, es, en };
const asked = new AsyncLocalStorage<Translation | undefined>();

putTranslation(() => asked.getStore());

/** Answers each request in the language that it asks for (`Accept-Language`), where there is a translation. */
export const answerInLanguage = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const translation = spoken[preferred(request.headers['accept-language'] ?? '')];
    // What is said by default needs no following; a store makes every promise of the process slower.
    if (translation === asked.getStore()) done();
    else asked.run(translation, done);
  });
};

/** The language in which what is being answered was asked for. */
export const languageAsked = (): string =>
  Object.keys(spoken).find((language) => spoken[language] === asked.getStore()) ?? 'pt';

/** Works in a language that was asked for before, as `languageAsked` told it: what goes on after the request. */
export const inLanguage = <T>(language: string, work: () => T): T => asked.run(spoken[language], work);

/** The first language of the header that we speak, by its weight; Portuguese when there is none. */
const preferred = (header: string): string => {
  const [best] = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/i);
      return {
        language: tag.split('-')[0]?.toLowerCase() ?? '',
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ language, weight }) => Object.hasOwn(spoken, language) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.language ?? 'pt';
};
