import Button from '@mui/material/Button';
import { FilePen, FileText, Inbox, MailOpen, PenLine, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { ItemCaixa } from '#schemas/generated.ts';
import { formatLongDay } from '#src/i18n/dates.ts';
import { caixaPath, consultaPath, edicaoPath, rotaPath } from '#src/conteudo/content-path.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Can } from '#src/session/Can.tsx';
import { useSignedIn } from '#src/session/use-session.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { Atalhos } from './Atalhos.tsx';
import { Block } from './Block.tsx';
import { greeting, whatWaits } from './greeting.ts';
import { assinaturaPath, novoDocumentoPath } from './paths.ts';
import { useCaixa, useContadores, useMensagens, useParaAssinar } from './queries.ts';
import { Row } from './Row.tsx';
import styles from './Home.module.css';

/** What waits for the person, and the shortest way to it. */
export const Home = () => {
  const text = useText();
  const { dados, usuarioSubstituto } = useSignedIn();
  // a substitute is greeted by their own name
  const { nome } = usuarioSubstituto ?? dados.usuario;
  const contadores = useContadores().data;
  const now = new Date();
  const day = formatLongDay(now);
  const subtitle = day.charAt(0).toUpperCase() + day.slice(1);
  return (
    <>
      <PageHeader
        title={greeting(nome, now)}
        pageName={text('shell.home.pagina')}
        subtitle={contadores ? `${subtitle} · ${whatWaits(contadores)}` : subtitle}
      />
      <div className={styles.grid}>
        <Can permission="caixaCentralListar">
          <Atalhos />
        </Can>
        <Can permission="assinatura">
          <ParaAssinar />
        </Can>
        <Can permission="caixaCentralListar">
          <AReceber />
          <Minutas />
          <Comigo />
        </Can>
        <Mensagens />
      </div>
    </>
  );
};

const ParaAssinar = () => {
  const text = useText();
  const read = useParaAssinar();
  const total = read.data?.total ?? 0;
  return (
    <Block
      title={text('shell.home.paraAssinar')}
      read={read}
      items={({ itens }) => itens}
      empty={{ icon: PenLine, text: text('shell.home.nadaAssinar') }}
      side={
        total > 0 && (
          <Button
            component={Link}
            to={assinaturaPath}
            size="small"
            variant="contained"
            color="primary"
            startIcon={<PenLine aria-hidden="true" />}
          >
            {text('shell.home.assinar', { count: total })}
          </Button>
        )
      }
      more={total > 0 ? { to: assinaturaPath, label: text('shell.home.verAssinar') } : undefined}
      row={(item) => (
        <Row
          to={consultaPath(item.id)}
          title={item.assunto}
          detail={`${item.numero ?? item.tipoDocumento} · ${text('shell.home.assinatura', { ordem: `${item.posicao} de ${item.total}` })}`}
          end={<PrazoMark prazo={item.prazo} />}
        />
      )}
    />
  );
};

const AReceber = () => {
  const text = useText();
  const { sigla } = useSignedIn().dados.departamento;
  const read = useCaixa('receber');
  const total = read.data?.total ?? 0;
  return (
    <Block
      title={text('shell.home.aReceber')}
      read={read}
      items={({ itens }) => itens}
      empty={{ icon: Inbox, text: text('shell.home.nadaReceber', { unidade: sigla }) }}
      more={
        total > 0
          ? { to: caixaPath('receber'), label: text('shell.home.verReceber', { count: total }) }
          : undefined
      }
      row={(item) => <ContentRow item={item} to={consultaPath(item.id, item.tipo)} />}
    />
  );
};

const Minutas = () => {
  const text = useText();
  const read = useCaixa('meus', 0);
  const total = read.data?.total ?? 0;
  return (
    <Block
      title={text('shell.home.minutas')}
      read={read}
      items={({ itens }) => itens}
      empty={{ icon: FilePen, text: text('shell.home.nadaMinutas') }}
      side={
        <Can permission="documentoIncluir">
          <IconAction
            icon={Plus}
            size="small"
            label={text('shell.home.novoDocumento')}
            to={novoDocumentoPath}
          />
        </Can>
      }
      more={
        total > 0
          ? { to: caixaPath('meus', { fase: '0' }), label: text('shell.home.verMinutas', { count: total }) }
          : undefined
      }
      row={(item) => (
        <Row
          to={edicaoPath(item.id, item.tipo)}
          title={item.assunto}
          detail={`${item.tipoDocumento ?? item.tipoProcesso ?? text('shell.home.semNumero')} · ${text('shell.home.editada', { quando: relativeTime(item.desde) })}`}
        />
      )}
    />
  );
};

const Comigo = () => {
  const text = useText();
  const read = useCaixa('meus');
  return (
    <Block
      title={text('shell.home.comigo')}
      read={read}
      items={({ itens }) => itens}
      empty={{ icon: FileText, text: text('shell.home.nadaComigo') }}
      more={
        (read.data?.total ?? 0) > 0
          ? { to: caixaPath('meus'), label: text('shell.home.verComigo') }
          : undefined
      }
      row={(item) => (
        <ContentRow
          item={item}
          to={item.fase === 0 ? edicaoPath(item.id, item.tipo) : consultaPath(item.id, item.tipo)}
        />
      )}
    />
  );
};

const ContentRow = ({ item, to }: { readonly item: ItemCaixa; readonly to: string }) => {
  const text = useText();
  const origin = item.deUnidade && text('shell.home.de', { unidade: item.deUnidade.sigla });
  const detail = [item.numero ?? text('shell.home.semNumero'), origin, relativeTime(item.desde)];
  return (
    <Row
      to={to}
      strong={!item.lido}
      title={item.assunto}
      detail={detail.filter(Boolean).join(' · ')}
      end={<PrazoMark prazo={item.prazo} />}
    />
  );
};

const Mensagens = () => {
  const text = useText();
  return (
    <Block
      title={text('shell.home.notificacoes')}
      read={useMensagens()}
      items={({ itens }) => itens.filter(({ lida }) => !lida).slice(0, 4)}
      empty={{ icon: MailOpen, text: text('shell.home.semNotificacoes') }}
      row={(item) => (
        <Row
          to={item.rota === undefined ? undefined : rotaPath(item.rota)}
          title={item.assunto}
          detail={`${text(`shell.notificacoes.tipos.${item.tipo}`)} · ${relativeTime(item.momento)}`}
        />
      )}
    />
  );
};
