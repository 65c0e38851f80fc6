import { AppError } from '#schemas/app-error.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** @throws AppError 422 when a report would count by the same thing twice, sum nothing, or be of days that nobody chose */
export const requireDefinition = (definition: DefinicaoRelatorio | undefined): void => {
  if (!definition) return;
  const { linha, coluna, medida, campo, periodo, inicio, fim } = definition;
  if (linha === coluna) throw refused('coluna', mensagem('pesquisa.recusa.dimensaoRepetida'));
  if ((medida === 'soma') !== (campo !== undefined))
    throw refused('campo', mensagem('pesquisa.recusa.somaDeQue'));
  if (periodo === 'escolhido' && (inicio === undefined || fim === undefined))
    throw refused(inicio === undefined ? 'inicio' : 'fim', mensagem('pesquisa.recusa.periodoSemDias'));
};

const refused = (campo: keyof DefinicaoRelatorio, why: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: `relatorio.${campo}`, mensagem: why }] });
