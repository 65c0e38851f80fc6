import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { defined } from '#schemas/defined.ts';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { useInclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import styles from '#src/conteudo/Consulta.module.css';
import { Conteudo } from './components/Conteudo.tsx';
import { DossieActions } from './components/DossieActions.tsx';
import { DossieImpresso } from './components/DossieImpresso.tsx';
import { Partes, type Parte } from './components/Partes.tsx';
import { useDossie } from './queries.ts';
import { useDossieActs } from './use-dossie-acts.ts';

/** One dossier: what is in it beside what should be, what may be done with it, and what happened, in time. */
export const DossieConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useDossie(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} dossie={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('dossieTela.pagina'),
        failed: text('dossieTela.falhou'),
        missing: text('dossieTela.naoEncontrado'),
        missingText: text('dossieTela.naoEncontradoTexto'),
      }}
    />
  );
};

const Consulta = ({ dossie }: { readonly dossie: Dossie }) => {
  const [search, setSearch] = useSearchParams();
  const state = useLocation().state as { readonly incluir?: boolean } | null;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const field = useRef<HTMLInputElement>(null);
  const onceShown = useOnceShown();
  const acts = useDossieActs(dossie);
  const [esperada, setEsperada] = useState(0);
  const inclusao = useInclusao({
    id: dossie.id,
    textos: 'dossieTela',
    incluir: (pedido) => acts.incluir({ ...pedido, ...defined({ esperadaId: esperada || undefined }) }),
  });
  useConsulted(dossie.id);
  useReleaseOnLeave(dossie);
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
  const include = (as = 0): void => {
    setEsperada(as);
    if (narrow) show('pecas');
    onceShown(() => field.current?.focus());
  };
  const content = (
    <Conteudo
      dossie={dossie}
      acts={acts}
      inclusao={inclusao}
      field={field}
      autoFocus={state?.incluir === true}
      esperada={esperada}
      onEsperada={setEsperada}
      onIncluir={include}
    />
  );
  return (
    <div className={styles.page}>
      <ConteudoHeader conteudo={dossie} especie={dossie.tipoDossie.rotulo} />
      <div className={styles.bar}>
        <DossieActions dossie={dossie} acts={acts} onIncluir={() => include()} />
      </div>
      <ExclusaoPedida conteudo={dossie} />
      <div className={styles.body}>
        {!narrow && content}
        <Partes dossie={dossie} part={part} content={narrow ? content : undefined} onPart={show} />
      </div>
      <DossieImpresso dossie={dossie} />
    </div>
  );
};

const parts: readonly Parte[] = ['pecas', 'linha', 'andamento', 'anexos', 'comentarios', 'dados'];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'pecas')) ?? (narrow ? 'pecas' : 'linha');
