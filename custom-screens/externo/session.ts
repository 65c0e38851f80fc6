import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type assinaturaExternaApi } from '#schemas/api/assinatura-externa.ts';
import { externoApi } from '#schemas/api/externo.ts';
import { type intimacaoApi } from '#schemas/api/intimacao.ts';
import { type solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import type { CallArgs } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { readKey, useRead } from '#src/data/query.ts';

interface OutsiderSession {
  readonly sessao: ExternoSessao | undefined;
  readonly waiting: boolean;
  /** Why it is not known whether somebody is signed in. */
  readonly error: HttpProblem | undefined;
  readonly retry: () => void;
  /** A session ended while this page was open. */
  readonly ended: boolean;
}

/** What a call hears whose session ended, or which was left in another window. */
const over: ReadonlySet<string> = new Set(['sessaoExpirada', 'naoAutenticado']);

/**
 * Who from outside is signed in, by the cookie that no script reads: only the server knows. Where any call of the page hears that
 * the session ended, the page asks to enter again.
 */
export const useOutsider = (): OutsiderSession => {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const hear = (error: unknown): void => {
      if (!(error instanceof HttpProblem) || !over.has(error.code)) return;
      setEnded(true);
      void client.invalidateQueries({ queryKey: readKey(externoApi.quem) });
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  const { data, error, isPending, refetch } = useRead(externoApi.quem, {}, { ownError: true, quiet: true });
  return {
    sessao: data?.sessao,
    waiting: isPending && !error,
    error: error ?? undefined,
    retry: () => void refetch(),
    ended,
  };
};

/** How often the home looks for what came, in milliseconds. */
const homeEveryMs = 60_000;

/**
 * A list of the home, which follows what the body does: asked again now and then, and when the person comes back to the window.
 * Neither keeps the session open.
 */
export const useHomeList = <
  E extends typeof assinaturaExternaApi.listar | typeof intimacaoApi.proprias | typeof solicitacaoApi.listar,
>(
  endpoint: E,
) => {
  return useRead(endpoint, {} as CallArgs<E>, {
    ownError: true,
    quiet: true,
    every: homeEveryMs,
    onReturn: true,
  });
};

/** Forgets everything that was read, when somebody enters or leaves: nothing of one is shown to another. */
export const useForgetReads = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () =>
    client.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('externo/') });
};
