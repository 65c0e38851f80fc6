import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldError } from '#schemas/app-error.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useInterrupted } from '#src/session/use-interrupted.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import type { CamposPreenchidos } from '../campos/campo-field.ts';
import { consultaPath } from '../content-path.ts';
import { useForgetRead } from '../use-refresh-content.ts';
import { formatDay } from '#src/i18n/dates.ts';

const isLabelled = (value: unknown): value is { readonly rotulo: string } =>
  typeof value === 'object' && value !== null && 'rotulo' in value && typeof value.rotulo === 'string';

/** The value of a field as it is read beside another; empty where there is nothing that can be. */
const campoText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(campoText).filter(Boolean).join('; ');
  if (isLabelled(value)) return value.rotulo;
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  return '';
};

type Fields = Readonly<Record<string, unknown>>;

/** What two people made of one form. */
interface BothVersions {
  /** Mine where I changed it, theirs everywhere else. */
  readonly merged: Fields;
  /** Where both changed it: what theirs says, by the field. */
  readonly disputed: Readonly<Record<string, string>>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts what I wrote over what somebody else kept meanwhile, both begun from the same: nothing of either is lost unseen. */
const bothVersions = (base: Fields, mine: Fields, theirs: Fields): BothVersions => {
  const merged: Record<string, unknown> = { ...theirs };
  const disputed: Record<string, string> = {};
  for (const [campo, value] of Object.entries(mine)) {
    if (same(value, base[campo])) continue;
    merged[campo] = value;
    if (!same(theirs[campo], base[campo]) && !same(theirs[campo], value))
      disputed[campo] = campoText(theirs[campo]);
  }
  return { merged, disputed };
};

/** A content that was not concluded, of whatever kind its form is. */
interface Aberto {
  readonly id: number;
  readonly acoes: readonly Acao[];
  readonly pendencias: readonly Pendencia[];
}

/** What every form has, whatever the kind. */
export interface RascunhoComum {
  readonly assunto: string;
  readonly campos: CamposPreenchidos;
}

/** What tells the form of one kind from that of another. */
export interface EspecieDoFormulario<C extends Aberto, R> {
  readonly tipo: number;
  /** What a session that ends keeps of it is kept under this name. */
  readonly chave: string;
  readonly rascunhoOf: (opened: C) => R;
  /** The field of the form of which a field of the server speaks. */
  readonly campoOfServer: (campo: string) => string;
  /** The content as the server keeps it now. */
  readonly ler: (id: number, signal?: AbortSignal) => Promise<C>;
  readonly palavras: Readonly<Record<'salvo' | 'falta' | 'concluido', MessageKey>>;
}

/** How what is written reaches the server. */
export interface ChamadasDaEdicao<C, R> {
  readonly salvar: (saved: C, rascunho: R) => Promise<C>;
  readonly concluir: (saved: C, rascunho: R) => Promise<{ readonly numero?: string }>;
  readonly saving: boolean;
  readonly concluding: boolean;
}

export type ConteudoForm<C extends Aberto, R extends RascunhoComum> = ReturnType<
  typeof useConteudoForm<C, R>
>;

/**
 * The form of a content that was not concluded: what is written, how it reaches the server, and concluding it.
 * @param onMissing takes the person to what is missing
 */
export const useConteudoForm = <C extends Aberto, R extends RascunhoComum>(
  opened: C,
  { tipo, chave, rascunhoOf, campoOfServer, ler, palavras }: EspecieDoFormulario<C, R>,
  { salvar, concluir }: ChamadasDaEdicao<C, R>,
  onMissing: (faltas: readonly Pendencia[]) => void,
) => {
  const navigate = useNavigate();
  const { id } = opened;
  const [saved, setSaved] = useState(opened);
  const [rascunho, setRascunho] = useState(() => rascunhoOf(opened));
  const [changed, setChanged] = useState(false);
  const [erros, setErros] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const done = useRef(false);
  const forgetRead = useForgetRead();

  useInterrupted<R>(
    `${chave}.${id}`,
    () => (changed && !done.current ? rascunho : undefined),
    (kept) => {
      setRascunho(kept);
      setChanged(true);
    },
  );

  const change = <K extends keyof R>(campo: K, value: R[K]): void => {
    setRascunho((now) => ({ ...now, [campo]: value }));
    // a list that changes has no longer the places of which it was spoken
    setErros((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => name.split('.')[0] !== campo)),
    );
    if (campo === 'campos') setRecusas({});
    setChanged(true);
  };

  const refuse = (error: HttpProblem): void => {
    setErros(Object.fromEntries(error.erros.map(({ campo, mensagem }) => [campoOfServer(campo), mensagem])));
    setRecusas(camposRefused(error.erros, rascunho.campos));
    notify(error.erros[0]?.mensagem ?? error.message, { kind: 'error' });
  };

  /** Somebody else kept it first: what they changed comes in, what was written here stays, and both are said where they differ. */
  const joinBoth = async (): Promise<void> => {
    const now = await ler(id).catch((error: unknown) => {
      if (!(error instanceof HttpProblem)) throw error;
      refuse(error);
    });
    if (!now) return;
    const base = rascunhoOf(saved);
    const theirs = rascunhoOf(now);
    const fields = bothVersions(
      { ...base, campos: undefined },
      { ...rascunho, campos: undefined },
      { ...theirs, campos: undefined },
    );
    const own = bothVersions(base.campos, rascunho.campos, theirs.campos);
    const said = (disputed: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(disputed).map(([campo, valor]) => [
          campo,
          text(valor === '' ? 'campos.juntos.mudou' : 'campos.juntos.deles', { valor }),
        ]),
      );
    setSaved(now);
    setRascunho({ ...rascunho, ...fields.merged, campos: own.merged as CamposPreenchidos });
    setErros(said(fields.disputed));
    setRecusas(said(own.disputed));
    const count = Object.keys({ ...fields.disputed, ...own.disputed }).length;
    notify(text('campos.juntos.aviso', { count }), { kind: 'warning' });
  };

  /** @returns what the server keeps now; undefined where it refused */
  const save = async (): Promise<C | undefined> => {
    if (!changed) return saved;
    try {
      const now = await salvar(saved, rascunho);
      setSaved(now);
      setChanged(false);
      setErros({});
      setRecusas({});
      return now;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      if (error.code === 'conflitoDeVersao') await joinBoth();
      else refuse(error);
      return undefined;
    }
  };

  const ask = async (): Promise<void> => {
    if (heldByTypedChoice()) return;
    const now = await save();
    if (!now) return;
    const refused = now.acoes.find(({ nome, permitida }) => nome === 'concluir' && !permitida)?.motivo;
    if (now.pendencias.length > 0) {
      notify(text(palavras.falta, { count: now.pendencias.length }), { kind: 'warning' });
      onMissing(now.pendencias);
    } else if (refused !== undefined) notify(refused, { kind: 'warning' });
    else setAsking(true);
  };

  const conclude = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const { numero = '' } = await concluir(saved, rascunho);
      done.current = true;
      notify(text(palavras.concluido, { numero }));
      forgetRead(tipo);
      await navigate(consultaPath(id, tipo), { replace: true });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      if (error.code === 'conflitoDeVersao') {
        setAsking(false);
        await joinBoth();
      } else setProblem(error.erros[0]?.mensagem ?? error.message);
    }
  };

  return {
    saved,
    rascunho,
    changed,
    erros,
    recusas,
    asking,
    problem,
    unsaved: (): boolean => changed && !done.current,
    change,
    save: async (): Promise<boolean> => {
      const ok = (await save()) !== undefined;
      if (ok) notify(text(palavras.salvo));
      return ok;
    },
    ask,
    conclude,
    close: (): void => {
      setAsking(false);
      setProblem(undefined);
    },
  };
};

/** Refusals of custom fields come by the place of each in what was sent. */
const camposRefused = (
  erros: readonly FieldError[],
  campos: CamposPreenchidos,
): Readonly<Record<string, string>> => {
  const labels = Object.keys(campos);
  return Object.fromEntries(
    erros.flatMap(({ campo, mensagem }) => {
      const place = /^campos\.(\d+)/.exec(campo)?.[1];
      const rotulo = place === undefined ? undefined : labels[Number(place)];
      return rotulo === undefined ? [] : [[rotulo, mensagem]];
    }),
  );
};
