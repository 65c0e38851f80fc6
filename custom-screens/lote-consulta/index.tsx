import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Lote } from '#schemas/shapes/lote.ts';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { useInclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import styles from '#src/conteudo/Consulta.module.css';
import { Itens } from './components/Itens.tsx';
import { LoteActions } from './components/LoteActions.tsx';
import { LoteImpresso } from './components/LoteImpresso.tsx';
import { Partes, type Parte } from './components/Partes.tsx';
import { useLote } from './queries.ts';
import { useLoteActs } from './use-lote-acts.ts';

/** One lot: what goes in it, what may be done with it, and where it has been. */
export const LoteConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useLote(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} lote={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('loteTela.pagina'),
        failed: text('loteTela.falhou'),
        missing: text('loteTela.naoEncontrado'),
        missingText: text('loteTela.naoEncontradoTexto'),
      }}
    />
  );
};

const Consulta = ({ lote }: { readonly lote: Lote }) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const state = useLocation().state as { readonly incluir?: boolean } | null;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const field = useRef<HTMLInputElement>(null);
  const onceShown = useOnceShown();
  const acts = useLoteActs(lote);
  const inclusao = useInclusao({ id: lote.id, textos: 'loteTela', incluir: acts.incluir });
  useConsulted(lote.id);
  useReleaseOnLeave(lote);
  const part = partOf(search.get('aba'), narrow);
  const show = (aba: Parte): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('aba', aba);
        return next;
      },
      // the list that it was opened from stays known
      { replace: true, state },
    );
  const include = (): void => {
    if (narrow) show('itens');
    onceShown(() => field.current?.focus());
  };
  const items = (
    <Itens
      key={lote.id}
      lote={lote}
      acts={acts}
      inclusao={inclusao}
      field={field}
      autoFocus={state?.incluir === true}
    />
  );
  return (
    <div className={styles.page}>
      <ConteudoHeader conteudo={lote} especie={text('loteTela.especie')} />
      <div className={styles.bar}>
        <LoteActions lote={lote} acts={acts} onIncluir={include} />
      </div>
      <ExclusaoPedida conteudo={lote} />
      <div className={styles.body}>
        {!narrow && items}
        <Partes lote={lote} part={part} items={narrow ? items : undefined} onPart={show} />
      </div>
      <LoteImpresso lote={lote} />
    </div>
  );
};

const parts: readonly Parte[] = ['itens', 'andamento', 'anexos', 'comentarios', 'dados'];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'itens')) ?? (narrow ? 'itens' : 'andamento');
