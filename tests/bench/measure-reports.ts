import { reportNames } from '#schemas/relatorios.ts';
import { median } from './report/statistics.ts';
import type { Site } from './site.ts';

/** What one report takes, one at a time. */
export interface ReportFigure {
  readonly name: string;
  /** Milliseconds. */
  readonly p50: number;
}

const requests = 3;
/** The longest that a report may be of, up to the last day of the archive: more than it reads. */
const days = { inicio: '2023-01-01', fim: '2025-12-31' };

/** Every report of the product, and one that somebody built, as the chief of a unit asks for them. */
export const measureReports = async ({ port, people: [chief] }: Site): Promise<readonly ReportFigure[]> => {
  const ask = async (path: string, payload?: object): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/ws/api/${path}`, {
      headers: { authorization: `Bearer ${chief?.token ?? ''}`, 'content-type': 'application/json' },
      ...(payload ? { method: 'POST', body: JSON.stringify({ payload }) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const built = {
    casoDeUso: 'Todos',
    json: { pesquisarFiltro: {} },
    relatorio: { linha: 'prioridade', coluna: 'estado', forma: 'barras', periodo: 'escolhido', ...days },
  };
  const asked = [
    ...reportNames.map((nome) => [nome, `relatorio?${new URLSearchParams({ nome, ...days })}`] as const),
    ['montado', 'relatorio/montar', built] as const,
  ];
  const found: ReportFigure[] = [];
  for (const [name, path, payload] of asked) {
    const took: number[] = [];
    for (let n = 0; n < requests; n++) took.push(await ask(path, payload));
    found.push({ name, p50: median(took) });
  }
  return found;
};
