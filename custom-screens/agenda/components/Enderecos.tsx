import { RefreshCw, Trash2 } from 'lucide-react';
import type { AssinaturaAgenda } from '#schemas/shapes/agenda-assinatura.ts';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../Agenda.module.css';

interface EnderecosProps {
  readonly enderecos: readonly AssinaturaAgenda[];
  readonly onRenovar: (one: AssinaturaAgenda) => void;
  readonly onRevogar: (one: AssinaturaAgenda) => void;
}

/** The addresses that exist: what each includes, since when, and when it was last read. */
export const Enderecos = ({ enderecos, onRenovar, onRevogar }: EnderecosProps) => {
  const text = useText();
  const parts = ({ pessoal, unidade, organizacao, prazos, nomeUnidade }: AssinaturaAgenda): string =>
    [
      pessoal && text('agenda.assinatura.partes.pessoal'),
      unidade && text('agenda.assinatura.partes.unidade', { unidade: nomeUnidade }),
      organizacao && text('agenda.assinatura.partes.organizacao'),
      prazos !== 'NAO' && text(`agenda.assinatura.partes.${prazos}`),
    ]
      .filter(Boolean)
      .join(', ');
  const since = ({ criadaEm, lidoEm }: AssinaturaAgenda): string =>
    [
      text('agenda.assinatura.de', { dia: formatDay(criadaEm) }),
      lidoEm === undefined
        ? text('agenda.assinatura.naoLido')
        : text('agenda.assinatura.lido', { momento: formatMinute(lidoEm) }),
    ].join('; ');
  if (enderecos.length === 0) return <p className="sub">{text('agenda.assinatura.vazio')}</p>;
  return (
    <ul className={styles.enderecos} aria-label={text('agenda.assinatura.lista')}>
      {enderecos.map((one) => (
        <li key={one.id}>
          <div>
            <strong>{one.nome}</strong>
            <p className="sm sub">{parts(one)}</p>
            <p className="sm sub">{since(one)}</p>
          </div>
          <IconAction
            icon={RefreshCw}
            label={text('agenda.assinatura.renovarDe', { nome: one.nome })}
            onClick={() => onRenovar(one)}
          />
          <IconAction
            icon={Trash2}
            label={text('agenda.assinatura.revogarDe', { nome: one.nome })}
            onClick={() => onRevogar(one)}
          />
        </li>
      ))}
    </ul>
  );
};
