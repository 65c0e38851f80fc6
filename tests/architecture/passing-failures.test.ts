import { describe, expect, it } from 'vitest';
import { readModules } from './source-modules.ts';

/** Modules that do the work of jobs: they know what a job receives. */
const ofJobs = readModules().filter(
  ({ path, imports }) =>
    path.startsWith('server/') && imports.some(({ target }) => target === 'server/base/jobs/job-context.ts'),
);

/** What may swallow a failure that passes, and why. */
const swallowing: Readonly<Record<string, string>> = {
  'server/conteudo/certificado/revogacao/ask-ocsp.ts':
    'o respondedor que não responde é uma prova que falta, e pede-se de novo com pausas',
  'server/conteudo/certificado/revogacao/fetch-list.ts': 'a lista que não veio é buscada na hora seguinte',
  'server/conteudo/certificado/carimbo/ask-authority.ts':
    'a autoridade que não responde passa a vez à seguinte, e a prova é tentada de novo com pausas',
  'server/base/jobs/run-jobs.ts': 'é a própria fila, que espera o banco',
  'server/main.ts': 'o início que falha acaba o processo',
};

/** What `catch` does, in a text: each block, or what is given to `.catch(`. */
const caught = (text: string): string[] =>
  [...text.matchAll(/\bcatch\s*(?:\([^)]*\)\s*)?\{|\.catch\(/g)].map(({ 0: opening, index }) => {
    const [open, close] = opening.endsWith('{') ? ['{', '}'] : ['(', ')'];
    let [depth, end] = [1, index + opening.length];
    for (; depth > 0 && end < text.length; end += 1) {
      if (text[end] === open) depth += 1;
      if (text[end] === close) depth -= 1;
    }
    return text.slice(index, end);
  });

const letsPass = (handler: string): boolean =>
  /\b(leavePassing|willPass|obstacleOf)\(|\bthrow\b/.test(handler);

describe('um trabalho', () => {
  it('nunca guarda como fim o que vai passar: cada catch devolve à fila o que está fora do ar', () => {
    expect(ofJobs.length).toBeGreaterThan(30);
    const wrong = ofJobs
      .filter(({ path }) => !(path in swallowing))
      .flatMap(({ path, text }) =>
        caught(text)
          .filter((one) => !letsPass(one))
          .map((one) => `${path}: ${one}`),
      );
    expect(wrong).toEqual([]);
  });

  it('a regra vê o que esconderia uma falha', () => {
    const hiding = 'try { work(); } catch (error) { log.warn(error); }';
    expect(caught(hiding).map(letsPass)).toEqual([false]);
    expect(caught('try { a(); } catch { if (x) { y(); } }').map(letsPass)).toEqual([false]);
    expect(caught('a().catch(() => undefined)').map(letsPass)).toEqual([false]);
    expect(caught('try { a(); } catch (error) { leavePassing(job, error); b(); }').map(letsPass)).toEqual([
      true,
    ]);
  });
});
