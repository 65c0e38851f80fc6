import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fluxoComentarioApi } from '#schemas/api/fluxo-comentario.ts';
import type { FluxoConversa } from '#schemas/shapes/fluxo-comentario.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import type { BarItem } from '../components/BarMenu.tsx';
import { elementOf, type Drawing } from '../drawing.ts';
import type { Rascunhos } from '../use-rascunhos.ts';
import type { Selection } from '../use-selection.ts';
import { fits, type Filtro } from './conversas.ts';
import { writtenOf, type Written } from './written.ts';

/** How often what others wrote is asked. */
const every = 60_000;

/** What was just asked to be seen: a field that takes the focus, or a conversation. */
interface Foco {
  readonly campo: boolean;
  /** Absent, the one in which a new conversation begins. */
  readonly conversa?: number | undefined;
}

interface ComentariosOf {
  readonly fluxoId: number;
  readonly drawing: Drawing;
  readonly selection: Selection;
  /** What is commented on is in what is kept. */
  readonly flush: () => Promise<unknown>;
  /** Where what is typed and not sent stays. */
  readonly rascunhos: Rascunhos;
}

export interface Comentarios
  extends Omit<ComentariosOf, 'selection' | 'rascunhos'>, Pick<Selection, 'selected' | 'choose'> {
  /** Undefined until they are read. */
  readonly conversas: readonly FluxoConversa[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  readonly aberto: boolean;
  readonly toggle: () => void;
  readonly filtro: Filtro;
  readonly setFiltro: (filtro: Filtro) => void;
  /** The conversation that is answered. */
  readonly atual: number | undefined;
  readonly answer: (conversa: number | undefined) => void;
  /** Shows a conversation that is open. */
  readonly see: (conversa: number | undefined) => void;
  readonly foco: Foco | undefined;
  /** Another number each time that a field is asked for: it is made anew, and takes the focus. */
  readonly pedidos: number;
  /** Opens the last open conversation of an element, or begins one. */
  readonly comment: (elemento: string | undefined) => void;
  readonly written: Written;
  /** The same, for what is chosen, in a menu. */
  readonly item: BarItem;
}

/** What people say to each other about the drawing, and what is seen of it. */
export const useComentarios = ({
  fluxoId,
  drawing,
  selection,
  flush,
  rascunhos,
}: ComentariosOf): Comentarios => {
  const text = useText();
  const { selected, choose } = selection;
  const read = useRead(
    fluxoComentarioApi.listar,
    { params: { id: fluxoId } },
    { ownError: true, quiet: true, every, onReturn: true },
  );
  const conversas = read.data?.itens;
  const [aberto, setAberto] = useState(false);
  const [filtro, setFiltro] = useState<Filtro>('abertos');
  const [atual, setAtual] = useState<number>();
  const [foco, setFoco] = useState<Foco>();
  const [pedidos, setPedidos] = useState(0);
  const written = writtenOf(rascunhos);

  const show = (asked: Foco): void => {
    setAberto(true);
    setAtual(asked.conversa);
    setFoco(asked);
    setPedidos((times) => times + 1);
  };
  const comment: Comentarios['comment'] = (elemento) => {
    const open = conversas?.filter((one) => one.elemento === elemento && fits(one, 'abertos')).at(-1);
    choose(elemento);
    setFiltro('abertos');
    show({ campo: true, conversa: open?.id });
  };
  // once: what takes the focus by itself did so when it was made
  useEffect(() => setFoco(undefined), [pedidos]);

  useAsked(async (asked) => {
    choose(asked.elemento);
    const found = (await read.refetch()).data?.itens.find(({ id }) => id === asked.conversa);
    if (!found) return void notify(text('fluxoComentarios.naoHa'), { kind: 'warning' });
    setFiltro(found.resolvida ? 'resolvidos' : 'abertos');
    show({ campo: false, conversa: found.id });
  });

  // what was being answered in a conversation that is gone is not lost with it
  const former = useRef(conversas);
  useEffect(() => {
    const gone = former.current?.filter(({ id }) => conversas?.every((one) => one.id !== id)) ?? [];
    if (conversas) former.current = conversas;
    const moved = gone.filter(({ id, elemento }) =>
      written.move(`resposta:${id}`, newKey(elementOf(drawing, elemento)?.id)),
    );
    if (moved.length === 0) return;
    notify(text('fluxoComentarios.mudouDeLugar'), { kind: 'warning' });
    setPedidos((times) => times + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- only when what is read changes
  }, [conversas]);

  const chosen = (): void => comment(selected);
  useShortcuts([
    {
      keys: 'c',
      group: text('fluxoDesenho.teclas.desenhar'),
      label: text('fluxoComentarios.tecla'),
      perform: chosen,
    },
  ]);
  return {
    fluxoId,
    drawing,
    selected,
    choose,
    flush,
    conversas,
    error: read.error,
    refetch: read.refetch,
    aberto,
    toggle: () => setAberto(!aberto),
    filtro,
    setFiltro,
    atual,
    answer: (conversa) => (conversa === undefined ? setAtual(undefined) : show({ campo: true, conversa })),
    see: (conversa) => {
      setFiltro('abertos');
      show({ campo: false, conversa });
    },
    foco,
    pedidos,
    comment,
    written,
    item: {
      id: 'comentar',
      label: text('fluxoComentarios.tecla'),
      shortcut: 'C',
      disabled: selected === undefined,
      perform: chosen,
    },
  };
};

/** Under which what is typed for a new conversation is kept. */
export const newKey = (elemento: string | undefined): string => `nova:${elemento ?? ''}`;

/** Follows an address that names a conversation, as a notice does; also while the screen is open. */
const useAsked = (
  follow: (asked: { readonly elemento: string | undefined; readonly conversa: number }) => Promise<void>,
): void => {
  const { search, key } = useLocation();
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const conversa = Number(asked.get('conversa'));
    if (Number.isSafeInteger(conversa) && conversa > 0)
      void latest.current({ conversa, elemento: asked.get('elemento') ?? undefined });
  }, [search, key]);
};
