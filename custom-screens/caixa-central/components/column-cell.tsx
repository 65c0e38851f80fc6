import type { ReactNode } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { FaseExternaMark } from '#src/conteudo/FaseExternaMark.tsx';
import { stateToTell } from '#src/conteudo/ItemMarks.tsx';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { MarcadorMark } from '#src/conteudo/MarcadorMark.tsx';
import { formatMoment } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { text } from '#src/i18n/text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { CheckInMark } from '#src/ui/CheckInMark.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { FavoritoMark } from '#src/ui/FavoritoMark.tsx';
import { Highlight } from '#src/ui/Highlight.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { RetornoMark } from '#src/ui/RetornoMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import type { ColumnName } from '../columns.ts';
import styles from './Table.module.css';

interface Look {
  /** Searched words, marked in the texts. */
  readonly term: string;
  /** Whether Tab stops at what can be pressed. */
  readonly stop: boolean;
}

const Cut = ({ children, hint }: { readonly children?: string; readonly hint?: string }) =>
  children === undefined ? null : <span title={hint ?? children}>{children}</span>;

const cells: Readonly<Record<ColumnName, (item: ItemCaixa, look: Look) => ReactNode>> = {
  numero: (item, { term }) => (
    <span className={styles.number} title={itemName(item)}>
      <KindIcon tipo={item.tipo} />
      <span className="id cut">
        <Highlight term={term}>{itemName(item)}</Highlight>
      </span>
      <FavoritoMark favorito={item.favorito} />
    </span>
  ),
  assunto: ({ assunto }, { term }) => <Highlight term={term}>{assunto}</Highlight>,
  tipo: ({ tipo, tipoDocumento, tipoProcesso }) => (
    <Cut>{tipoDocumento ?? tipoProcesso ?? text(`caixa.tipos.${tipo as 1}`)}</Cut>
  ),
  interessado: ({ interessados }) => <Cut>{interessados}</Cut>,
  de: ({ deUnidade }) => <Cut hint={deUnidade?.nome}>{deUnidade?.sigla}</Cut>,
  quemEnviou: ({ dePessoa }) => <Cut>{dePessoa}</Cut>,
  para: ({ paraUnidade, paraPessoa }) => (
    <Cut hint={[paraUnidade?.nome, paraPessoa].filter(Boolean).join(' · ')}>{paraUnidade?.sigla}</Cut>
  ),
  desde: ({ desde }) => (
    <time dateTime={desde} title={formatMoment(desde)}>
      {relativeTime(desde)}
    </time>
  ),
  prazo: ({ prazo }) => <PrazoMark prazo={prazo} />,
  prioridade: ({ prioridade }) =>
    prioridade === 'NORMAL' ? (
      text('caixa.filtros.prioridades.NORMAL')
    ) : (
      <PrioridadeMark prioridade={prioridade} />
    ),
  estado: (item) => {
    const told = stateToTell(item) ?? (item.situacao === 1 ? 'naoRecebido' : undefined);
    return told === undefined && item.faseExterna ? (
      <FaseExternaMark fase={item.faseExterna} />
    ) : (
      <EstadoChip estado={told ?? 0} />
    );
  },
  sigilo: ({ sigilo }) =>
    sigilo === 0 ? text('exibicaoCaixa.colunas.ostensivo') : <SigiloChip grau={sigilo} />,
  acesso: ({ nivelAcesso }) =>
    nivelAcesso === 'PUBLICO' ? text('exibicaoCaixa.colunas.publico') : <AcessoChip nivel={nivelAcesso} />,
  comQuem: ({ checkIn }) => <CheckInMark checkIn={checkIn} />,
  marcador: ({ marcadores }, { stop }) =>
    marcadores.map((marcador) => <MarcadorMark key={marcador.alcance} marcador={marcador} stop={stop} />),
  assinaturas: ({ assinaturas }) => assinaturas && <AssinaturasChip {...assinaturas} />,
  retorno: ({ retorno }) => <RetornoMark retorno={retorno} />,
};

/** What a column says of an item; nothing where the item has none of it. */
export const columnCell = (item: ItemCaixa, name: ColumnName, look: Look): ReactNode =>
  cells[name](item, look);
