import { useState } from 'react';
import { documentoAssinaturaApi } from '#schemas/api/documento-assinatura.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { useAct } from '#src/data/query.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

const inDialog = { refresh: contentReads, ownError: true };

/** What people sign: a document, a protocol. */
export interface Assinado {
  readonly id: number;
  readonly tipo: number;
  readonly numero?: string;
  readonly tipoDocumento: Rotulo;
  readonly assinantes: readonly Assinante[];
}

/** One who still has to sign, with the day that was chosen and not saved yet. */
export interface Passo {
  readonly assinante: Assinante;
  readonly prazo: string | undefined;
}

/**
 * The way of the signatures that are missing: order and deadlines are chosen first and saved together, for each change of
 * order is told to people; the next turn and a cancellation are done at once.
 */
export const useSignatureRoute = ({ id, tipo, assinantes }: Assinado) => {
  const ordenar = useAct(documentoApi.tramiteAssinante, inDialog);
  const prazoAct = useAct(documentoApi.definirPrazoParaAssinatura, inDialog);
  const proximoAct = useAct(documentoApi.encaminharParaProximoAssinante, inDialog);
  const cancelarSenha = useAct(documentoAssinaturaApi.cancelarAssinaturaDocflow, inDialog);
  const cancelarDigital = useAct(documentoAssinaturaApi.cancelarAssinaturaDigital, inDialog);
  const cancelarDeProtocolo = useAct(protocoloApi.cancelarAssinatura, inDialog);
  const [wanted, setWanted] = useState<readonly number[]>();
  const [days, setDays] = useState<Readonly<Record<number, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<number, string | undefined>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const pending = assinantes
    .filter(({ situacao }) => situacao === 'PENDENTE')
    .sort((a, b) => a.ordem - b.ordem || a.id - b.id);
  const placeOf = ({ id: one }: Assinante): number => {
    const place = wanted?.indexOf(one) ?? -1;
    return place < 0 ? pending.length : place;
  };
  // somebody may sign or leave while this is open: the order that was chosen is of those who are still missing
  const ordered = wanted ? [...pending].sort((a, b) => placeOf(a) - placeOf(b)) : pending;
  const passos: readonly Passo[] = ordered.map((assinante) => ({
    assinante,
    prazo: days[assinante.id] ?? assinante.prazo,
  }));
  const moved = ordered.some((one, index) => one.id !== pending[index]?.id);
  const later = ordered.filter(({ id: one, prazo }) => (days[one] ?? prazo ?? '') !== (prazo ?? ''));
  const waiting = pending.filter(({ liberadoEm }) => liberadoEm === undefined);
  const turn = Math.min(...waiting.map(({ ordem }) => ordem));
  const next = waiting.filter(({ ordem }) => ordem === turn).map(({ usuario }) => usuario.nome);

  /** Resolves with whether it was done; a refusal stands in the dialog. */
  const perform = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      forgetUndo();
      notify(said);
      return true;
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setRefusal(problem.erros[0]?.mensagem ?? problem.message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const saveOrder = (): Promise<unknown> => {
    const signed = Math.max(
      0,
      ...assinantes.filter(({ situacao }) => situacao === 'ASSINADO').map(({ ordem }) => ordem),
    );
    return ordenar.act({
      params: { id },
      body: {
        assinantes: ordered.map((one, index) => ({
          assinanteId: one.id,
          ordem: signed + index + 1,
          prazo: later.includes(one) ? (days[one.id] ?? '') : undefined,
        })),
      },
    });
  };
  const saveDays = async (): Promise<void> => {
    const [first] = later;
    const same = first !== undefined && later.every((one) => days[one.id] === days[first.id]);
    if (same && later.length === ordered.length)
      await prazoAct.act({ params: { id }, body: { prazo: days[first.id] ?? '' } });
    else
      for (const { id: assinanteId } of later)
        await prazoAct.act({ params: { id }, body: { prazo: days[assinanteId] ?? '', assinanteId } });
  };

  return {
    passos,
    /** Whose turn can be opened without waiting. */
    next: next.length < pending.length ? next : [],
    changed: moved || later.length > 0,
    busy,
    refusal,
    mover: ({ id: one }: Assinante, by: -1 | 1): void => {
      const ids = ordered.map((each) => each.id);
      const from = ids.indexOf(one);
      const other = ids[from + by];
      if (other !== undefined) setWanted(ids.with(from, other).with(from + by, one));
    },
    mudarPrazo: ({ id: one }: Assinante, day: string | undefined): void =>
      setDays((now) => ({ ...now, [one]: day ?? '' })),
    /** A day that is not one is told in its field and keeps the rest from being saved. */
    conferir: ({ id: one }: Assinante, message: string | undefined): void =>
      setWrong((now) => ({ ...now, [one]: message })),
    salvar: (): Promise<boolean> => {
      if (ordered.some(({ id: one }) => wrong[one] !== undefined)) return Promise.resolve(false);
      return perform(
        moved ? saveOrder : saveDays,
        text(moved ? 'consulta.conduzir.feito.ordem' : 'consulta.conduzir.feito.prazo'),
      );
    },
    abrirProximo: (): Promise<boolean> =>
      perform(
        () => proximoAct.act({ params: { id }, body: {} }),
        text('consulta.conduzir.feito.proximo', { nomes: next.join(', ') }),
      ),
    cancelar: ({ id: assinanteId, usuario, estrategia }: Assinante, motivo: string): Promise<boolean> =>
      perform(
        (): Promise<unknown> =>
          tipo === tipoConteudo.arquivoDigital
            ? cancelarDeProtocolo.act({ params: { id }, body: { assinanteId, motivo } })
            : (estrategia === 'DIGITAL' ? cancelarDigital : cancelarSenha).act({
                body: { documentoId: id, assinanteId, motivo },
              }),
        text('consulta.conduzir.feito.cancelada', { nome: usuario.nome }),
      ),
  };
};

export type SignatureRoute = ReturnType<typeof useSignatureRoute>;
