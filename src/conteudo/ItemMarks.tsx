import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { CheckInMark } from '#src/ui/CheckInMark.tsx';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { FavoritoMark } from '#src/ui/FavoritoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { RespostaMark } from '#src/ui/RespostaMark.tsx';
import { RetornoMark } from '#src/ui/RetornoMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';
import { FaseExternaMark } from './FaseExternaMark.tsx';
import { MarcadorMark } from './MarcadorMark.tsx';

/** Situations of the inbox that a row tells. */
const aguardandoDistribuicao = 0;
const tramitado = 2;
const exclusao = 4;

/** The state of a content that departs from the normal one; undefined when there is nothing to tell. */
export const stateToTell = ({ fase, estado, situacao }: ItemCaixa): Estado | undefined => {
  if (situacao === exclusao) return 'exclusao';
  if (estado !== 0) return estado as Estado;
  if (situacao === tramitado) return 6;
  if (fase === 0) return 'minuta';
  return situacao === aguardandoDistribuicao ? 'aDistribuir' : undefined;
};

interface ItemMarksProps {
  readonly item: ItemCaixa;
  /** Whether Tab stops at what can be pressed. */
  readonly stop?: boolean;
}

/** What departs from the normal, in icon and word; a normal item shows nothing. */
export const ItemMarks = ({ item, stop = true }: ItemMarksProps) => {
  const told = stateToTell(item);
  // while it has no number its very name says that it is a draft
  const state = told === 'minuta' && item.numero === undefined ? undefined : told;
  const { feitas, total } = item.assinaturas ?? { feitas: 0, total: 0 };
  return (
    <>
      {item.marcadores.map((marcador) => (
        <MarcadorMark key={marcador.alcance} marcador={marcador} stop={stop} />
      ))}
      <FavoritoMark favorito={item.favorito} />
      {state !== undefined && <EstadoChip estado={state} />}
      <FaseExternaMark fase={item.faseExterna} />
      <SigiloChip grau={item.sigilo} />
      <AcessoChip nivel={item.nivelAcesso} />
      {feitas < total && item.fase === 1 && <AssinaturasChip feitas={feitas} total={total} />}
      <RetornoMark retorno={item.retorno} />
      <RespostaMark resposta={item.resposta} />
      <VigenciaMark vigencia={item.vigencia} />
      <PrioridadeMark prioridade={item.prioridade} />
      <CheckInMark checkIn={item.checkIn} />
    </>
  );
};
