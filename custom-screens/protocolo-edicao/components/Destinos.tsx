import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Building2, Mail, Users, X, type LucideIcon } from 'lucide-react';
import type { DestinoProtocolo, Periodicidade } from '#schemas/shapes/protocolo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../ProtocoloEdicao.module.css';
import { NovoDestino } from './NovoDestino.tsx';

interface DestinosProps {
  readonly destinos: readonly DestinoProtocolo[];
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (destinos: readonly DestinoProtocolo[]) => void;
}

const icons: Readonly<Record<DestinoProtocolo['especie'], LucideIcon>> = {
  USUARIO: Building2,
  EMAIL: Mail,
  LISTA: Users,
};
const periods: readonly Periodicidade[] = ['UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL'];

/** Where the protocol goes when it is concluded: inside, to an address, or to a list, once or from time to time. */
export const Destinos = ({ destinos, erros, onChange }: DestinosProps) => {
  const text = useText();
  return (
    <div className={styles.stack}>
      {destinos.length === 0 ? (
        <p className="sm sub">{text('protocoloTela.destinos.nenhum')}</p>
      ) : (
        <ul className={styles.destinos} aria-label={text('protocoloTela.destinos.lista')}>
          {destinos.map((destino, index) => {
            const { especie, rotulo, periodicidade } = destino;
            const Icon = icons[especie];
            const wrong = erros[`destinos.${index}`];
            return (
              <li key={`${especie} ${rotulo}`}>
                <Icon size={16} aria-hidden="true" />
                <span className="grow">
                  <span className={styles.destino}>{rotulo}</span>
                  {wrong !== undefined && (
                    <span className={styles.problem} role="alert">
                      {wrong}
                    </span>
                  )}
                </span>
                {especie !== 'USUARIO' && (
                  <TextField
                    select
                    size="small"
                    className={styles.period}
                    value={periodicidade}
                    slotProps={{
                      htmlInput: {
                        'aria-label': text('protocoloTela.destinos.periodicidadeDe', { destino: rotulo }),
                      },
                    }}
                    onChange={(event) =>
                      onChange(
                        destinos.map((one, at) =>
                          at === index ? { ...one, periodicidade: event.target.value as Periodicidade } : one,
                        ),
                      )
                    }
                  >
                    {periods.map((period) => (
                      <MenuItem key={period} value={period}>
                        {text(`protocoloTela.destinos.periodicidades.${period}`)}
                      </MenuItem>
                    ))}
                  </TextField>
                )}
                <IconAction
                  size="small"
                  icon={X}
                  label={text('protocoloTela.destinos.retirar', { destino: rotulo })}
                  onClick={() => onChange(destinos.filter((_, at) => at !== index))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <NovoDestino
        destinos={destinos}
        erro={erros['destinos']}
        onAdd={(destino) => onChange([...destinos, destino])}
      />
    </div>
  );
};
