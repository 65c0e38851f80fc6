import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { ListChecks } from 'lucide-react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { LoteSolicitacoes } from '#schemas/shapes/lote-solicitacoes.ts';
import { ContentActions } from '#src/conteudo/atos/ContentActions.tsx';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { EditarDialog } from '#src/conteudo/edicao/EditarDialog.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { useInclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { LoteFields } from '#src/conteudo/lote/LoteFields.tsx';
import { useLoteForm } from '#src/conteudo/lote/use-lote-form.ts';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import styles from '#src/conteudo/Consulta.module.css';
import { Pedidos } from './components/Pedidos.tsx';
import { useLote, useLoteActs, type LoteActs } from './queries.ts';

/** One lot of requests: how each stands, and what is done to all of them or to some. */
export const LoteSolicitacoesConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useLote(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} lote={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('loteSolicitacoesTela.pagina'),
        failed: text('loteSolicitacoesTela.falhou'),
        missing: text('loteSolicitacoesTela.naoEncontrado'),
        missingText: text('loteSolicitacoesTela.naoEncontradoTexto'),
      }}
    />
  );
};

type Parte = 'pedidos' | ParteComum;

const parts: readonly Parte[] = ['pedidos', 'andamento', 'anexos', 'comentarios', 'dados'];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'pedidos')) ??
  (narrow ? 'pedidos' : 'andamento');

const Consulta = ({ lote }: { readonly lote: LoteSolicitacoes }) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const field = useRef<HTMLInputElement>(null);
  const onceShown = useOnceShown();
  const acts = useLoteActs(lote);
  const inclusao = useInclusao({ id: lote.id, textos: 'loteSolicitacoesTela', incluir: acts.incluir });
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
    if (narrow) show('pedidos');
    onceShown(() => field.current?.focus());
  };
  const requests = <Pedidos key={lote.id} lote={lote} acts={acts} inclusao={inclusao} field={field} />;
  return (
    <div className={styles.page}>
      <ConteudoHeader conteudo={lote} especie={text('loteSolicitacoesTela.pagina')} />
      <div className={styles.bar}>
        <ContentActions
          conteudo={{
            ...lote,
            // what is done to the requests is asked in their list
            acoes: lote.acoes.filter(({ nome }) => nome !== 'retirarSolicitacoes' && nome !== 'agirNoLote'),
          }}
          name={acts.name}
          acts={acts}
          own={{
            direct: { incluirSolicitacoes: include },
            dialogs: { editar: (close) => <Editar lote={lote} acts={acts} onClose={close} /> },
          }}
          paper={[]}
          onPrint={() => print()}
        />
      </div>
      <ExclusaoPedida conteudo={lote} />
      <div className={styles.body}>
        {!narrow && requests}
        <Partes lote={lote} part={part} requests={narrow ? requests : undefined} onPart={show} />
      </div>
    </div>
  );
};

interface EditarProps {
  readonly lote: LoteSolicitacoes;
  readonly acts: LoteActs;
  readonly onClose: () => void;
}

/** What the lot says of itself, to be changed. */
const Editar = ({ lote, acts, onClose }: EditarProps) => {
  const text = useText();
  const form = useLoteForm(
    { assunto: lote.assunto, observacoes: lote.observacoes ?? '' },
    async (escrito) => {
      await acts.salvar(escrito);
      onClose();
    },
  );
  return (
    <EditarDialog
      title={text('loteTela.editar.titulo', { lote: acts.name })}
      act={text('loteTela.editar.salvar')}
      form={form}
      onClose={onClose}
    >
      <LoteFields
        value={form.value}
        erros={form.erros}
        autoFocus
        subject={form.subject}
        onChange={form.onChange}
      />
    </EditarDialog>
  );
};

interface PartesProps {
  readonly lote: LoteSolicitacoes;
  readonly part: Parte;
  /** On a narrow screen the requests are one more tab. */
  readonly requests?: ReactNode;
  readonly onPart: (part: Parte) => void;
}

const Partes = ({ lote, part, requests, onPart }: PartesProps) => {
  const text = useText();
  return (
    <PartesDoConteudo<Parte>
      conteudo={lote}
      label={text('loteSolicitacoesTela.partes')}
      before={[
        ...(requests
          ? [
              {
                value: 'pedidos' as const,
                own: { label: text('loteSolicitacoesTela.pedidos'), icon: ListChecks },
                count: lote.itens.filter(({ saiu }) => !saiu).length,
                focusable: true,
                content: requests,
              },
            ]
          : []),
        { value: 'andamento', content: <AndamentoDoConteudo conteudo={{ ...lote, pendencias: [] }} /> },
      ]}
      dados={<Dados lote={lote} />}
      part={part}
      narrow={requests !== undefined}
      onPart={onPart}
    />
  );
};

const Dados = ({ lote }: { readonly lote: LoteSolicitacoes }) => {
  const text = useText();
  const { detentor, unidade, processo } = lote;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return (
    <ConsultaBlock title={text('consulta.dados.identificacao')}>
      <Facts
        items={[
          [text('consulta.dados.numero'), lote.numero],
          [text('consulta.dados.assunto'), lote.assunto],
          [text('loteSolicitacoesTela.servico'), lote.servico.rotulo],
          [
            text('loteSolicitacoesTela.processo'),
            processo && <Link to={consultaPath(processo.id, tipoConteudo.processo)}>{processo.numero}</Link>,
          ],
          [text('consulta.dados.autor'), lote.autor.nome],
          [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
          [text('consulta.dados.detentor'), holder],
          [text('consulta.dados.criado'), formatMoment(lote.criadoEm)],
          [text('consulta.dados.acesso'), text(`ui.acesso.${lote.nivelAcesso}`)],
          [text('consulta.dados.hipotese'), lote.hipoteseLegal],
          [text('loteSolicitacoesTela.observacoes'), lote.observacoes],
        ]}
      />
    </ConsultaBlock>
  );
};
