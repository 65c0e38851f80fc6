import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { FieldKind } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import {
  momentOfSerial,
  SheetError,
  sheetFile,
  type ReadCell,
  type Sheet,
  type SheetCell,
} from '#server/engine/sheet/index.ts';
import { requireLoad, wrongLinesAbility } from './present-load.ts';
import { shiftOf } from './read-day.ts';
import { storedSheet } from './stored-sheet.ts';

/**
 * The lines of a load that were refused, as they were sent, with the reasons in a last column, which no load reads: mended,
 * the file is sent again.
 */
export const wrongLines = async (ctx: Ctx, view: RegisterView, id: number): Promise<FileAnswer> => {
  const load = await requireLoad(ctx, view, id);
  const reasons = new Map<number, string[]>();
  for (const { linha, coluna, mensagem: reason } of load.erros)
    reasons.set(linha, [
      ...(reasons.get(linha) ?? []),
      // a reason that begins with the name of the column is not told it again
      coluna === undefined || reason.startsWith(`${coluna} `)
        ? reason
        : mensagem('importacao.motivoDaColuna', { coluna, motivo: reason }),
    ]);
  const [act] = wrongLinesAbility(ctx, load);
  if (!act) throw new AppError('naoEncontrado');
  if (load.arquivoId === null) throw new AppError('transicaoNaoPermitida', { motivo: act.motivo ?? '' });
  const sheet = await storedSheet(ctx.db, ctx.ports, load.arquivoId);
  const kinds = load.colunas.map(({ campo }) => view.writable.find(({ name }) => name === campo)?.kind);
  const cellOf = cellsOf(sheet);
  const titulos = load.colunas.map(({ coluna }) => coluna);
  const linhas: (readonly SheetCell[])[] = [];
  try {
    for await (const { linha, cells } of sheet.rows()) {
      const why = reasons.get(linha);
      if (why) linhas.push([...titulos.map((_, at) => cellOf(cells[at], kinds[at])), why.join(' ')]);
    }
  } catch (error) {
    // what comes after is what could not be read
    if (!(error instanceof SheetError)) throw error;
  }
  return sheetFile({
    formato: load.formato,
    nome: mensagem('importacao.nomeDasErradas', { arquivo: load.arquivoNome.replace(/\.[^.]*$/, '') }),
    planilha: mensagem('importacao.planilhaDasErradas'),
    titulos: [...titulos, mensagem('importacao.motivo')],
    linhas,
  });
};

/** A cell as it was sent: a spreadsheet keeps days as numbers, which only the field tells apart. */
const cellsOf = ({ from1904 }: Sheet): ((cell: ReadCell, kind: FieldKind | undefined) => SheetCell) => {
  const shift = shiftOf(from1904);
  return (cell, kind) => {
    if (typeof cell === 'number') {
      const moment = kind === 'date' || kind === 'instant' ? momentOfSerial(cell + shift) : undefined;
      if (moment === undefined) return cell;
      return kind === 'date' ? { day: moment.slice(0, 10) } : { moment };
    }
    if (typeof cell === 'boolean') return mensagem(cell ? 'cadastro.sim' : 'cadastro.nao');
    return cell === undefined ? undefined : String(cell);
  };
};
