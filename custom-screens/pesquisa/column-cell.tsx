import type { ReactNode } from 'react';
import type { ColunaPesquisa, ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';

/** What a column shows of a content; nothing where it has nothing. */
export const columnCell = (item: ItemPesquisa, name: ColunaPesquisa): ReactNode => {
  switch (name) {
    case 'sigilo':
      return <SigiloChip grau={item.sigilo} always />;
    case 'estado':
      return <EstadoChip estado={(item.fase === 0 ? 'minuta' : item.estado) as Estado} />;
    case 'fase':
      return text(`pesquisa.fases.${item.fase as 0 | 1}`);
    case 'origem':
      return text(`pesquisa.origens.${item.origem as 1 | 2}`);
    case 'tipo':
      return text(`pesquisa.especies.${item.tipo as 2}`);
    case 'dataCriacao':
      return <Moment value={item.dataCriacao} />;
    case 'dataUltimoTramite':
      return item.dataUltimoTramite && <Moment value={item.dataUltimoTramite} />;
    case 'numeroDocumento':
    case 'numeroProcesso':
    case 'numeroProtocolo':
      return item[name] && <span className="id">{item[name]}</span>;
    default: {
      const value = item[name];
      if (typeof value === 'boolean') return text(value ? 'pesquisa.sim' : 'pesquisa.nao');
      return typeof value === 'object' ? value.join('; ') : value;
    }
  }
};

const Moment = ({ value }: { readonly value: string }) => (
  <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
    {formatMoment(value)}
  </time>
);
