import { UserCheck, UserLock } from 'lucide-react';
import { useLocation } from 'react-router';
import type { CheckIn, Documento } from '#schemas/generated.ts';
import { formatShortDay, formatTime, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { placeIn } from '#src/conteudo/list-place.ts';
import { ListNeighbours } from '#src/conteudo/ListNeighbours.tsx';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { useForwarding } from '#src/conteudo/use-forwarding.ts';
import styles from '#src/conteudo/Consulta.module.css';

/** State to be shown: a draft, in transit until somebody receives it, or the archiving state. */
export const stateOf = ({
  fase,
  estado,
  emTransito,
}: Pick<Documento, 'fase' | 'estado' | 'emTransito'>): Estado => {
  if (estado !== 0) return estado as Estado;
  if (emTransito) return 6;
  return fase === 0 ? 'minuta' : 0;
};

/** The deadline that concerns the reader: to sign, to receive, to give back, or of the document itself. */
export const deadlineOf = (
  { assinantes, vencimento, estado }: Pick<Documento, 'assinantes' | 'vencimento' | 'estado'>,
  forwarding: Documento['recebimento'],
): string | undefined => {
  if (estado !== 0) return undefined;
  const mine = assinantes.find(({ minhaVez }) => minhaVez)?.prazo;
  return mine ?? forwarding?.prazo ?? forwarding?.prazoRetorno ?? vencimento;
};

/** Where it is, its subject, its number and everything that departs from the normal. */
export const DocumentHeader = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const place = placeIn(useLocation().state, documento.id);
  const { assinantes, numero } = documento;
  const forwarding = useForwarding(documento);
  const signing = documento.fase === 1 ? assinantes.filter(({ situacao }) => situacao !== 'CANCELADO') : [];
  const done = signing.filter(({ situacao }) => situacao === 'ASSINADO').length;
  return (
    <PageHeader
      title={documento.assunto}
      pageName={numero ?? documento.assunto}
      actions={<ListNeighbours id={documento.id} />}
      crumbs={[
        { label: text('caixa.titulo'), to: place?.voltar ?? caixaPath() },
        { label: documento.tipoDocumento.rotulo },
      ]}
      chips={
        <>
          {numero !== undefined && <Etiqueta numero={numero} />}
          <EstadoChip estado={stateOf(documento)} />
          <SigiloChip grau={documento.sigilo} />
          <AcessoChip nivel={documento.nivelAcesso} fundamento={documento.hipoteseLegal} />
          <AssinaturasChip feitas={done} total={signing.length} />
          <PrazoMark prazo={deadlineOf(documento, forwarding)} />
          {forwarding && <PrioridadeMark prioridade={forwarding.prioridade} />}
          <CheckInSince checkIn={documento.checkIn} />
        </>
      }
    />
  );
};

/** Who is working on it and since when; a free document says nothing. */
const CheckInSince = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const text = useText();
  const { situacao, desde, usuario } = checkIn;
  if (situacao === 0 || desde === undefined) return null;
  const today = isoDay(desde) === isoDay(new Date());
  const hora = today ? formatTime(desde) : formatShortDay(desde);
  const Icon = situacao === 1 ? UserCheck : UserLock;
  return (
    <span className={styles.checkIn}>
      <Icon size={16} aria-hidden="true" />
      {situacao === 1
        ? text('consulta.comVoceDesde', { hora })
        : text('consulta.comOutroDesde', { nome: usuario?.nome, hora })}
    </span>
  );
};
