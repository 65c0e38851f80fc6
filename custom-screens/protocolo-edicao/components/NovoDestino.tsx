import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { DestinoInternoCombo, DestinoProtocolo, ListaEmailCombo } from '#schemas/shapes/protocolo.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import { emailOf, groupOf, internalOf, sameDestination } from '../destino.ts';
import { controlId } from '../rascunho.ts';
import styles from '../ProtocoloEdicao.module.css';

interface NovoDestinoProps {
  readonly destinos: readonly DestinoProtocolo[];
  /** What the server says of the whole list. */
  readonly erro?: string | undefined;
  readonly onAdd: (destino: DestinoProtocolo) => void;
}

type Especie = DestinoProtocolo['especie'];
const kinds: readonly Especie[] = ['USUARIO', 'EMAIL', 'LISTA'];
const quiet = { quiet: true, ownDenial: true } as const;

/** One destination more: what kind it is, and which. */
export const NovoDestino = ({ destinos, erro, onAdd }: NovoDestinoProps) => {
  const text = useText();
  const [especie, setEspecie] = useState<Especie>('USUARIO');
  const [interno, setInterno] = useState<DestinoInternoCombo>();
  const [email, setEmail] = useState('');
  const [grupo, setGrupo] = useState<ListaEmailCombo>();
  const [wrong, setWrong] = useState<string>();
  const said = wrong ?? erro;
  const add = (): void => {
    if (heldByTypedChoice()) return;
    const chosen =
      especie === 'USUARIO'
        ? interno && internalOf(interno)
        : especie === 'LISTA'
          ? grupo && groupOf(grupo)
          : emailOf(email);
    if (!chosen)
      return setWrong(
        text(
          especie === 'EMAIL' && email.trim() !== ''
            ? 'protocoloTela.destinos.emailInvalido'
            : 'protocoloTela.destinos.escolha',
        ),
      );
    if (destinos.some((one) => sameDestination(one, chosen)))
      return setWrong(text('protocoloTela.destinos.repetido'));
    setInterno(undefined);
    setEmail('');
    setGrupo(undefined);
    setWrong(undefined);
    onAdd(chosen);
  };
  return (
    <div className={styles.novo}>
      <TextField
        select
        label={text('protocoloTela.destinos.especie')}
        value={especie}
        onChange={(event) => {
          setEspecie(event.target.value as Especie);
          setWrong(undefined);
        }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {text(`protocoloTela.destinos.especies.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {especie === 'USUARIO' && (
        <PickField<DestinoInternoCombo>
          id={controlId('destinos')}
          label={text('protocoloTela.destinos.interno')}
          source="destinos-de-protocolo"
          search={async (q, signal) =>
            (await call(protocoloApi.destinosInternos, { query: { q, pageSize: 20 } }, { ...quiet, signal }))
              .itens
          }
          value={interno ? [interno] : []}
          keyOf={({ unidadeId, usuarioId }) => `${unidadeId} ${usuarioId ?? ''}`}
          nameOf={({ rotulo }) => rotulo}
          error={said}
          onChange={([chosen]) => {
            setInterno(chosen);
            setWrong(undefined);
          }}
        />
      )}
      {especie === 'LISTA' && (
        <PickField<ListaEmailCombo>
          id={controlId('destinos')}
          label={text('protocoloTela.destinos.grupo')}
          source="listas-de-protocolo"
          search={async (q, signal) =>
            (await call(protocoloApi.listas, { query: { q, pageSize: 20 } }, { ...quiet, signal })).itens
          }
          value={grupo ? [grupo] : []}
          keyOf={({ id }) => String(id)}
          nameOf={({ rotulo }) => rotulo}
          detailOf={({ pessoas }) => text('protocoloTela.destinos.pessoas', { count: pessoas })}
          error={said}
          onChange={([chosen]) => {
            setGrupo(chosen);
            setWrong(undefined);
          }}
        />
      )}
      {especie === 'EMAIL' && (
        <TextField
          id={controlId('destinos')}
          type="email"
          label={text('protocoloTela.destinos.email')}
          value={email}
          error={said !== undefined}
          helperText={said}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      )}
      <Button startIcon={<Plus aria-hidden="true" />} onClick={add}>
        {text('protocoloTela.destinos.incluir')}
      </Button>
    </div>
  );
};
