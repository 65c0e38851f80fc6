import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entradaApi } from '#schemas/api/entrada.ts';
import type { EntradaPendente, MeioSegundoFator, SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import type { Credenciais, SessaoAberta } from '#schemas/shapes/sessao.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { beginSession } from '#src/session/acts.ts';

/** Where a sign-in stands: what is still asked, and what the server said last. */
export interface Entry {
  readonly pending: EntradaPendente | undefined;
  readonly fresh: SegundoFatorNovo | undefined;
  /** Recovery codes to be kept before going in. */
  readonly codes: readonly string[] | undefined;
  readonly refusal: HttpProblem | undefined;
  readonly busy: boolean;
  /** An entry that began elsewhere is being ended. */
  readonly arriving: boolean;
  /** Does something that may be refused. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
  /** Goes in with the session that some other way opens. */
  readonly arrive: (opening: () => Promise<SessaoAberta>) => Promise<void>;
  readonly start: (credentials: Credenciais) => Promise<void>;
  readonly giveCode: (codigo: string) => Promise<void>;
  readonly sendCode: () => Promise<void>;
  readonly givePassword: (senha: string) => Promise<void>;
  readonly beginFactor: (meio: MeioSegundoFator) => Promise<void>;
  readonly proveFactor: (codigo: string) => Promise<void>;
  readonly forgetFactor: () => void;
  readonly goIn: () => void;
  readonly leave: () => void;
}

/** The refusals shown here do not send anybody elsewhere. */
const own = { ownDenial: true } as const;

/**
 * A sign-in, step by step.
 * @param wanted where it leads
 * @param returned it begins with what came back from elsewhere, given to `arrive`
 */
export const useEntry = (wanted: string, returned: boolean): Entry => {
  const navigate = useNavigate();
  const [pending, setPending] = useState<EntradaPendente>();
  const [fresh, setFresh] = useState<SegundoFatorNovo>();
  const [ready, setReady] = useState<{ codigos: readonly string[]; sessao: SessaoAberta }>();
  const [refusal, setRefusal] = useState<HttpProblem>();
  const [busy, setBusy] = useState(false);
  const [arriving, setArriving] = useState(returned);
  const desafio = pending?.desafio ?? '';
  const leave = (): void => {
    setPending(undefined);
    setFresh(undefined);
    setRefusal(undefined);
  };
  const enter = (opened: SessaoAberta): void => {
    beginSession(opened);
    void navigate(wanted, { replace: true });
  };
  const step = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const next = pendingIn(error);
      if (next) {
        setPending(next);
        return;
      }
      // the time of the steps is over: it begins again with the password
      if (error.code === 'entradaVencida') leave();
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    pending,
    fresh,
    codes: ready?.codigos,
    refusal,
    busy,
    arriving,
    leave,
    forgetFactor: () => setFresh(undefined),
    goIn: () => ready && enter(ready.sessao),
    attempt: step,
    arrive: (opening) => step(async () => enter(await opening())).finally(() => setArriving(false)),
    start: (body) => step(async () => enter(await call(entradaApi.entrar, { body }, own))),
    giveCode: (codigo) =>
      step(async () => enter(await call(entradaApi.entrarComCodigo, { body: { desafio, codigo } }, own))),
    sendCode: () =>
      step(async () => {
        const { para } = await call(entradaApi.enviarCodigo, { body: { desafio } }, own);
        setPending((before) => before && { ...before, para });
      }),
    givePassword: (senha) =>
      step(async () => enter(await call(entradaApi.entrarComSenhaNova, { body: { desafio, senha } }, own))),
    beginFactor: (meio) =>
      step(async () =>
        setFresh(await call(entradaApi.cadastrarSegundoFator, { body: { desafio, meio } }, own)),
      ),
    proveFactor: (codigo) =>
      step(async () =>
        setReady(await call(entradaApi.confirmarSegundoFator, { body: { desafio, codigo } }, own)),
      ),
  };
};

/** What a refusal says that is still missing. */
const pendingIn = ({ payload }: HttpProblem): EntradaPendente | undefined =>
  typeof payload === 'object' && payload !== null && 'etapa' in payload && 'desafio' in payload
    ? (payload as EntradaPendente)
    : undefined;
