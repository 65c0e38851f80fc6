import useMediaQuery from '@mui/material/useMediaQuery';
import { FileText, Stamp } from 'lucide-react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { FichaConteudo } from '#src/conteudo/FichaConteudo.tsx';
import { citedSecond } from '#src/conteudo/peca/transcript.ts';
import { VisorDaPeca } from '#src/conteudo/peca/VisorDaPeca.tsx';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import { PecaActions } from './components/PecaActions.tsx';
import { fileFacts, pecaFacts } from './peca-facts.ts';
import { usePeca } from './queries.ts';
import { usePecaActs } from './use-peca-acts.ts';

/** One piece: its file, what it says of itself, and what may be done with it. */
export const PecaConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = usePeca(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} peca={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('pecaTela.pagina'),
        failed: text('pecaTela.falhou'),
        missing: text('pecaTela.naoEncontrada'),
        missingText: text('pecaTela.naoEncontradaTexto'),
      }}
    />
  );
};

type Parte = 'leitura' | ParteComum;

const Consulta = ({ peca }: { readonly peca: PecaArquivo }) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const acts = usePecaActs(peca);
  useConsulted(peca.id);
  useReleaseOnLeave(peca);
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
  const { junta, conferencia } = peca;
  const reader = (
    <section className={styles.reader} aria-label={text('pecaTela.visor.leitor')}>
      <VisorDaPeca peca={peca} inicio={citedSecond(search.get('t'))} />
    </section>
  );
  return (
    <div className={styles.page}>
      <ConteudoHeader
        conteudo={peca}
        especie={peca.tipoDocumento.rotulo}
        signing={
          conferencia && (
            <Chip icon={Stamp} tone="verde">
              {text('pecaTela.conferida')}
            </Chip>
          )
        }
      />
      <div className={styles.bar}>
        <PecaActions peca={peca} acts={acts} />
      </div>
      <ExclusaoPedida conteudo={peca} />
      <div className={styles.body}>
        {!narrow && reader}
        <PartesDoConteudo<Parte>
          conteudo={peca}
          label={text('pecaTela.partes')}
          before={[
            ...(narrow
              ? [
                  {
                    value: 'leitura' as const,
                    own: { label: text('pecaTela.visor.aba'), icon: FileText },
                    focusable: true,
                    content: reader,
                  },
                ]
              : []),
            { value: 'andamento', content: <AndamentoDoConteudo conteudo={{ ...peca, pendencias: [] }} /> },
          ]}
          dados={
            <>
              <ConsultaBlock title={text('consulta.dados.identificacao')}>
                <Facts items={pecaFacts(peca)} />
                {junta && (
                  <p className="sm">
                    <Link to={`${consultaPath(junta.id, junta.tipo)}?peca=${peca.id}`}>
                      {text('pecaTela.dados.junta', { peca: junta.peca, processo: junta.rotulo })}
                    </Link>
                  </p>
                )}
              </ConsultaBlock>
              {peca.arquivo && (
                <ConsultaBlock title={text('pecaTela.dados.arquivo')}>
                  <Facts items={fileFacts(peca)} />
                </ConsultaBlock>
              )}
              {conferencia && (
                <ConsultaBlock title={text('pecaTela.dados.conferencia')}>
                  <p className="sm">
                    {text('pecaTela.dados.conferidaPor', {
                      nome: conferencia.por,
                      quando: formatMoment(conferencia.em),
                    })}
                  </p>
                </ConsultaBlock>
              )}
            </>
          }
          part={part}
          narrow={narrow}
          onPart={show}
        />
      </div>
      <FichaConteudo
        conteudo={peca}
        titulo={text('pecaTela.ficha')}
        facts={[...pecaFacts(peca), ...fileFacts(peca)]}
      />
    </div>
  );
};

const parts: readonly Parte[] = ['leitura', 'andamento', 'anexos', 'comentarios', 'dados'];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'leitura')) ?? (narrow ? 'leitura' : 'dados');
