import { setTimeout as wait } from 'node:timers/promises';
import type { ContagemRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { reportNames } from '#schemas/relatorios.ts';
import { median } from './report/statistics.ts';
import type { Site } from './site.ts';

/** What one report takes, one at a time. */
export interface ReportFigure {
  readonly name: string;
  /** Milliseconds. */
  readonly p50: number;
  /** Counted whole in the background: seconds from the request to the answer, and of how many contents it is. */
  readonly whole: { readonly seconds: number; readonly contents: number };
}

const requests = 3;
/** The longest that a report may be of, up to the last day of the archive: more than it reads. */
const days = { inicio: '2023-01-01', fim: '2025-12-31' };

/** Every report of the product, and one that somebody built, as the chief of a unit asks for them. */
export const measureReports = async ({ port, people: [chief] }: Site): Promise<readonly ReportFigure[]> => {
  const call = async (path: string, payload?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/ws/api/${path}`, {
      headers: { authorization: `Bearer ${chief?.token ?? ''}`, 'content-type': 'application/json' },
      method: payload ? 'POST' : undefined,
      body: payload ? JSON.stringify({ payload }) : undefined,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ask = async (path: string, payload?: object): Promise<number> => {
    const began = performance.now();
    await call(path, payload);
    return performance.now() - began;
  };
  const whole = async (pedido: object): Promise<ReportFigure['whole']> => {
    const began = performance.now();
    const counting = async (path: string, payload?: object): Promise<ContagemRelatorio> =>
      ((await call(path, payload)) as { payload: ContagemRelatorio }).payload;
    let { id, situacao, motivo, relatorio, montado } = await counting('relatorio/contagem', pedido);
    while (situacao !== 'PRONTA') {
      if (situacao === 'FALHOU' || situacao === 'CANCELADA')
        throw new Error(`contagem: ${motivo ?? situacao}`);
      await wait(200);
      ({ id, situacao, motivo, relatorio, montado } = await counting(`relatorio/contagem/${id}`));
    }
    const contents = (relatorio ?? montado)?.lidos ?? 0;
    return { seconds: (performance.now() - began) / 1000, contents };
  };
  const built = {
    casoDeUso: 'Todos',
    json: { pesquisarFiltro: {} },
    relatorio: { linha: 'prioridade', coluna: 'estado', forma: 'barras', periodo: 'escolhido', ...days },
  };
  const asked = [
    ...reportNames.map((nome) => ({
      name: nome,
      path: `relatorio?${new URLSearchParams({ nome, ...days })}`,
      pedido: { relatorio: { nome, ...days } },
    })),
    { name: 'montado', path: 'relatorio/montar', payload: built, pedido: { montado: built } },
  ];
  const found: ReportFigure[] = [];
  for (const { name, path, pedido, ...rest } of asked) {
    const took: number[] = [];
    for (let n = 0; n < requests; n++)
      took.push(await ask(path, 'payload' in rest ? rest.payload : undefined));
    found.push({ name, p50: median(took), whole: await whole(pedido) });
  }
  return found;
};
