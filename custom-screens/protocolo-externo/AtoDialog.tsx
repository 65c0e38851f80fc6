import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { documentoApi } from '#schemas/api/documento.ts';
import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import type { DesfechoExterno } from '#schemas/shapes/fase-externa.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import type { NomeAto } from './atos.ts';
import styles from './ProtocoloExterno.module.css';

const outcomes = [
  'ATENDIDO',
  'ATENDIDO_EM_PARTE',
  'NAO_ATENDIDO',
  'ARQUIVADO',
] as const satisfies DesfechoExterno[];

interface AtoDialogProps {
  readonly ato: NomeAto;
  readonly pedido: Solicitacao;
  readonly onClose: () => void;
}

/** Asks for what an act needs, and does it; what the server refuses stands beside what it is about. */
export const AtoDialog = ({ ato, pedido, onClose }: AtoDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { id } = pedido;
  const [motivo, setMotivo] = useState('');
  const [dias, setDias] = useState('10');
  const [assunto, setAssunto] = useState(pedido.servico);
  const [desfecho, setDesfecho] = useState<DesfechoExterno>('ATENDIDO');
  const mayProcess = useCan('processoIncluir');
  const mayDocument = useCan('documentoIncluir');
  const [inDocument, setInDocument] = useState(!mayProcess);
  const [modelo, setModelo] = useState<ModeloCombo>();
  const [unchosen, setUnchosen] = useState(false);
  const [documento, setDocumento] = useState('');
  const [especie, setEspecie] = useState<'DOCUMENTO' | 'PROTOCOLO'>('DOCUMENTO');
  const [ate, setAte] = useState<string>();
  const options = { ownError: true, refresh: [protocoloExternoApi.consultar] };
  const conferir = useAct(protocoloExternoApi.conferir, options);
  const devolver = useAct(protocoloExternoApi.devolver, options);
  const pedirAssinatura = useAct(protocoloExternoApi.pedirAssinatura, options);
  const autuar = useAct(protocoloExternoApi.autuar, options);
  const partilhar = useAct(protocoloExternoApi.partilhar, options);
  const encerrar = useAct(protocoloExternoApi.encerrar, options);
  const params = { id };
  const calls: Readonly<Record<NomeAto, () => Promise<unknown>>> = {
    conferirSolicitacao: () => conferir.act({ params, body: {} }),
    devolverSolicitacao: () => devolver.act({ params, body: { motivo, dias: Number(dias) } }),
    pedirAssinatura: () => pedirAssinatura.act({ params, body: { motivo } }),
    autuarSolicitacao: () =>
      autuar.act({ params, body: { assunto, modeloId: inDocument ? (modelo?.id ?? 0) : undefined } }),
    partilharDocumento: () => partilhar.act({ params, body: { documento, especie, ate: ate ?? '' } }),
    encerrarSolicitacao: () => encerrar.act({ params, body: { desfecho, texto: motivo } }),
  };
  const running = {
    conferirSolicitacao: conferir,
    devolverSolicitacao: devolver,
    pedirAssinatura,
    autuarSolicitacao: autuar,
    partilharDocumento: partilhar,
    encerrarSolicitacao: encerrar,
  }[ato];
  const { error, isPending } = running;
  const errorOf = (campo: string): string | undefined =>
    error?.erros.find((one) => one.campo === campo)?.mensagem;
  const modelMissing =
    errorOf('modeloId') ?? (unchosen ? text('protocoloExterno.campo.escolhaModelo') : undefined);
  const confirm = async (): Promise<void> => {
    if (heldByTypedChoice()) return;
    if (ato === 'autuarSolicitacao' && inDocument && !modelo) {
      setUnchosen(true);
      return;
    }
    try {
      await calls[ato]();
      notify(text(`protocoloExterno.feito.${ato}`), { kind: 'success' });
      onClose();
    } catch (problem) {
      // shown above the fields, or beside the one that it is about
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  const words = (campo: 'motivo' | 'texto') => (
    <TextField
      label={text(`protocoloExterno.campo.${ato === 'encerrarSolicitacao' ? 'resposta' : 'motivo'}`)}
      multiline
      minRows={4}
      required
      autoFocus={ato !== 'encerrarSolicitacao'}
      value={motivo}
      error={errorOf(campo) !== undefined}
      helperText={errorOf(campo) ?? text('protocoloExterno.campo.quemLe')}
      onChange={(event) => setMotivo(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 4000 } }}
    />
  );
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text(`protocoloExterno.ato.${ato}`)}</DialogTitle>
      <DialogContent>
        <div className={styles.form}>
          <p className="sub">{text(`protocoloExterno.efeito.${ato}`)}</p>
          {error && (
            <Note tone="rubro" alert>
              {error.message}
            </Note>
          )}
          {ato === 'encerrarSolicitacao' && (
            <TextField
              select
              label={text('protocoloExterno.campo.desfecho')}
              value={desfecho}
              onChange={(event) => setDesfecho(event.target.value as DesfechoExterno)}
            >
              {outcomes.map((one) => (
                <MenuItem key={one} value={one}>
                  {text(`protocoloExterno.desfecho.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {(ato === 'devolverSolicitacao' || ato === 'pedirAssinatura') && words('motivo')}
          {ato === 'encerrarSolicitacao' && words('texto')}
          {ato === 'devolverSolicitacao' && (
            <TextField
              label={text('protocoloExterno.campo.dias')}
              type="number"
              required
              value={dias}
              error={errorOf('dias') !== undefined}
              helperText={errorOf('dias') ?? text('protocoloExterno.campo.diasAjuda')}
              onChange={(event) => setDias(event.target.value)}
              slotProps={{ htmlInput: { min: 1, max: 365, inputMode: 'numeric' } }}
            />
          )}
          {ato === 'autuarSolicitacao' && mayProcess && mayDocument && (
            <TextField
              select
              label={text('protocoloExterno.campo.abrir')}
              value={inDocument ? 'documento' : 'processo'}
              onChange={(event) => setInDocument(event.target.value === 'documento')}
            >
              <MenuItem value="processo">{text('protocoloExterno.campo.emProcesso')}</MenuItem>
              <MenuItem value="documento">{text('protocoloExterno.campo.emDocumento')}</MenuItem>
            </TextField>
          )}
          {ato === 'autuarSolicitacao' && inDocument && (
            <PickField<ModeloCombo>
              id="modelo"
              label={text('protocoloExterno.campo.modelo')}
              source="modelos"
              search={async (q, signal) =>
                (
                  await call(
                    documentoApi.modeloCombo,
                    { query: { q } },
                    { signal, quiet: true, ownDenial: true },
                  )
                ).itens
              }
              value={modelo ? [modelo] : []}
              keyOf={(one) => String(one.id)}
              nameOf={(one) => one.nome}
              error={modelMissing}
              onChange={([one]) => {
                setModelo(one);
                setUnchosen(false);
              }}
            />
          )}
          {ato === 'autuarSolicitacao' && (
            <TextField
              label={text('protocoloExterno.campo.assunto')}
              required
              autoFocus
              value={assunto}
              error={errorOf('assunto') !== undefined}
              helperText={errorOf('assunto')}
              onChange={(event) => setAssunto(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
          {ato === 'partilharDocumento' && (
            <>
              <TextField
                select
                label={text('protocoloExterno.campo.mostrar')}
                value={especie}
                onChange={(event) =>
                  setEspecie(event.target.value === 'PROTOCOLO' ? 'PROTOCOLO' : 'DOCUMENTO')
                }
              >
                <MenuItem value="DOCUMENTO">{text('protocoloExterno.campo.oDocumento')}</MenuItem>
                <MenuItem value="PROTOCOLO">{text('protocoloExterno.campo.oProtocolo')}</MenuItem>
              </TextField>
              <TextField
                label={text('protocoloExterno.campo.numero')}
                required
                autoFocus
                value={documento}
                error={errorOf('documento') !== undefined}
                helperText={errorOf('documento') ?? text('protocoloExterno.campo.numeroAjuda')}
                onChange={(event) => setDocumento(event.target.value)}
              />
              <DateField
                label={text('protocoloExterno.campo.ate')}
                value={ate}
                onChange={setAte}
                error={errorOf('ate')}
              />
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {text('protocoloExterno.desistir')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void confirm()}>
          {text(`protocoloExterno.ato.${ato}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
