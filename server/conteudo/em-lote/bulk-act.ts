import type { DadosDoAto } from '#schemas/shapes/lote-solicitacoes.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { perform, type Act, type Rule } from '#server/conteudo/atos/index.ts';

/** A unit that loses contents and one that takes them. */
export interface Units {
  readonly de: number;
  readonly para: number;
}

/** The place where contents are put, and how thick each is where that is said. */
export interface Placing {
  readonly id: number;
  readonly espessura?: number | undefined;
}

/** What an act over a selection is asked with, for each of its contents. */
export interface BulkInput {
  readonly motivo?: string | undefined;
  /** To whom it is given, where the act gives to somebody. */
  readonly usuarioId?: number | undefined;
  /** To which archive it goes, where the act sends to one. */
  readonly arquivoId?: number | undefined;
  /** From which unit to which it passes, where the act passes from one to another. */
  readonly unidades?: Units | undefined;
  /** What the act says besides, the same of all. */
  readonly dados?: DadosDoAto | undefined;
  /** What is said of this one alone, besides the reason of all. */
  readonly motivoDeste?: string | undefined;
  /** Where it is put, where the act puts things somewhere. */
  readonly local?: Placing | undefined;
  /** Only while nobody changed it since: what takes an act back. */
  readonly versao?: number | undefined;
}

/** Keeps that the item is done, in the transaction that does it; it fails where somebody decided it meanwhile. */
type KeepDone = (inner: Ctx) => Promise<void>;

/** An act that may be asked of a whole selection. */
export interface BulkAct extends Pick<Rule, 'nome' | 'comMotivo' | 'comNota'> {
  /** It gives to somebody, who is chosen once for all. */
  readonly comPessoa?: true;
  /** It goes to an archive, which is chosen once for all. */
  readonly comArquivo?: true;
  /** It passes from a unit to another, and has a call of its own that says which. */
  readonly comUnidades?: true;
  /** It says more than a reason, and has a call of its own that asks for it. */
  readonly comDados?: true;
  /** It puts in a place, and has a call of its own that says which. */
  readonly comLocal?: true;
  /** The act that takes it back, where that leaves everything as it was. */
  readonly volta?: string;
  /** Does it to one content in one transaction, and keeps in the same one that it is done. `ctx.db` is outside any. */
  readonly run: (ctx: Ctx, id: number, input: BulkInput, keep: KeepDone) => Promise<void>;
}

/** What works in the transaction that is open, as an act over a selection. */
export const inOneTransaction =
  (work: (inner: Ctx, id: number, input: BulkInput) => Promise<unknown>): BulkAct['run'] =>
  (ctx, id, input, keep) =>
    inTransaction(ctx.db, async (db) => {
      const inner = { ...ctx, db };
      await work(inner, id, input);
      await keep(inner);
    });

/** Acts that leave everything as it was before another: not what asks for a reason, nor brings back less than went. */
const back: Readonly<Record<string, string>> = {
  assumir: 'liberar',
  liberar: 'assumir',
  finalizar: 'reativarFinalizar',
  reativarFinalizar: 'finalizar',
  cancelar: 'reativarCancelar',
  solicitarExclusao: 'retirarPedidoExclusao',
  acompanhar: 'deixarDeAcompanhar',
  deixarDeAcompanhar: 'acompanhar',
};

/** The act that takes another back, where it asks for nothing more than the other did. */
export const backOf = (nome: string): Pick<BulkAct, 'volta'> => {
  const volta = back[nome];
  return volta === undefined ? {} : { volta };
};

/** An act that asks for no more than a reason. */
export const plainBulkAct = (act: Act): BulkAct => ({
  nome: act.nome,
  comMotivo: act.comMotivo,
  comNota: act.comNota,
  ...backOf(act.nome),
  run: inOneTransaction((inner, id, input) => perform(inner, act, id, input)),
});
