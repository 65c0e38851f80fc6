import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { DestinoInternoCombo } from '#schemas/shapes/protocolo.ts';
import { searchAssinantes } from '#src/conteudo/assinantes/search-assinantes.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import type { Importar } from '../use-importar.ts';
import styles from '../ProtocoloImportar.module.css';

interface PreencherVariasProps {
  readonly importar: Importar;
  readonly tipos: readonly TipoDocumentoCombo[];
  readonly onClose: () => void;
}

/** The same values for the rows that are chosen; what stays empty here changes nothing there. */
export const PreencherVarias = ({ importar, tipos, onClose }: PreencherVariasProps) => {
  const text = useText();
  const titleId = useId();
  const [tipoId, setTipoId] = useState<number>();
  const [interessados, setInteressados] = useState<readonly Rotulo[]>([]);
  const [destino, setDestino] = useState<DestinoInternoCombo>();
  const [origem, setOrigem] = useState('');
  const [padrao, setPadrao] = useState<'PADES' | 'NENHUM'>();
  const [assinantes, setAssinantes] = useState<readonly Pessoa[]>([]);
  const { escolhidas, linhas } = importar;
  const keys = linhas.map(({ key }) => key).filter((key) => escolhidas.has(key));
  const nothing =
    tipoId === undefined &&
    destino === undefined &&
    interessados.length === 0 &&
    padrao === undefined &&
    assinantes.length === 0 &&
    origem.trim() === '';
  const fill = (): void => {
    if (heldByTypedChoice()) return;
    importar.put(keys, {
      ...defined({ tipoId, interessados: interessados.length === 0 ? undefined : interessados, destino }),
      ...(padrao === 'NENHUM'
        ? { padrao: undefined, assinantes: [] }
        : defined({ padrao, assinantes: assinantes.length === 0 ? undefined : assinantes })),
      ...defined({ origem: origem.trim() === '' ? undefined : origem.trim() }),
    });
    onClose();
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {text('protocoloTela.importar.preencherTitulo', { count: keys.length })}
      </DialogTitle>
      <DialogContent>
        <div className={styles.many}>
          <p className="sub">{text('protocoloTela.importar.preencherTexto')}</p>
          <TextField
            select
            label={text('protocoloTela.importar.coluna.tipo')}
            value={tipoId ?? ''}
            onChange={(event) => setTipoId(Number(event.target.value))}
          >
            {tipos.map(({ id, nome }) => (
              <MenuItem key={id} value={id}>
                {nome}
              </MenuItem>
            ))}
          </TextField>
          <PickField<Rotulo>
            id="importar-interessados"
            label={text('protocoloTela.importar.coluna.interessados')}
            source="interessados-de-protocolo"
            search={async (q, signal) =>
              (
                await call(
                  protocoloApi.interessados,
                  { query: { q, pageSize: 20 } },
                  { signal, quiet: true, ownDenial: true },
                )
              ).itens
            }
            multiple
            value={interessados}
            keyOf={({ id }) => String(id)}
            nameOf={({ rotulo }) => rotulo}
            onChange={setInteressados}
          />
          <PickField<DestinoInternoCombo>
            id="importar-destino"
            label={text('protocoloTela.importar.coluna.destino')}
            source="destinos-de-protocolo"
            search={async (q, signal) =>
              (
                await call(
                  protocoloApi.destinosInternos,
                  { query: { q, pageSize: 20 } },
                  { signal, quiet: true, ownDenial: true },
                )
              ).itens
            }
            value={destino ? [destino] : []}
            keyOf={({ unidadeId, usuarioId }) => `${unidadeId} ${usuarioId ?? ''}`}
            nameOf={({ rotulo }) => rotulo}
            onChange={([chosen]) => setDestino(chosen)}
          />
          <TextField
            label={text('protocoloTela.importar.coluna.origem')}
            value={origem}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => setOrigem(event.target.value)}
          />
          <TextField
            select
            label={text('protocoloTela.importar.coluna.padrao')}
            value={padrao ?? ''}
            onChange={({ target }) => setPadrao(target.value as 'PADES' | 'NENHUM')}
          >
            <MenuItem value="NENHUM">{text('protocoloTela.assinaturas.nenhuma')}</MenuItem>
            <MenuItem value="PADES">{text('protocoloTela.assinaturas.padroes.PADES')}</MenuItem>
          </TextField>
          {padrao !== 'NENHUM' && (
            <PickField<Pessoa>
              id="importar-assinantes"
              label={text('protocoloTela.importar.coluna.assinantes')}
              source="assinantes-de-protocolo"
              search={searchAssinantes}
              multiple
              value={assinantes}
              keyOf={({ id }) => String(id)}
              nameOf={({ nome }) => nome}
              onChange={setAssinantes}
            />
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.voltar')}</Button>
        <Button variant="contained" disabled={nothing} onClick={fill}>
          {text('protocoloTela.importar.preencher')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
