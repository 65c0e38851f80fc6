import { useState } from 'react';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { useRead } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { Comentado } from './comentado.ts';
import { mentionAt, type Mention } from './mention-at.ts';

/** Letters before anybody is offered. */
const fewest = 2;

interface Offer {
  readonly mention: Mention | undefined;
  readonly people: readonly PessoaMencionada[];
  readonly nobody: boolean;
  readonly current: number;
  readonly follow: (texto: string, caret: number) => void;
  readonly move: (by: number) => void;
  readonly close: () => void;
}

/** Offers the people who may be called while a name is written after an @. */
export const useMention = ({ id, pessoas }: Comentado): Offer => {
  const [mention, setMention] = useState<Mention>();
  const [current, setCurrent] = useState(0);
  const words = mention && mention.words.trim().length >= fewest ? mention.words.trim() : '';
  const asked = useSettled(words, 200);
  const { data } = useRead(
    pessoas,
    { params: { id }, query: { q: asked } },
    { enabled: asked !== '' && words !== '', quiet: true, ownError: true, keepPrevious: true },
  );
  const people = words !== '' && data ? data.itens : [];
  return {
    mention: words === '' ? undefined : mention,
    people,
    nobody: words !== '' && words === asked && data?.itens.length === 0,
    current: Math.min(current, Math.max(0, people.length - 1)),
    follow: (texto, caret) => {
      setMention(mentionAt(texto, caret));
      setCurrent(0);
    },
    move: (by) => setCurrent((now) => (people.length === 0 ? 0 : (now + by + people.length) % people.length)),
    close: () => setMention(undefined),
  };
};
