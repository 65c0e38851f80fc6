import Button from '@mui/material/Button';
import { useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Bastam } from './Bastam.tsx';
import { Esperados } from './Esperados.tsx';
import styles from './Fluxo.module.css';
import { PorAto } from './PorAto.tsx';
import { FormularioAtividade } from './FormularioAtividade.tsx';

const refresh = [fluxoAtividadeApi.doConteudo, fluxoAtividadeApi.desenhoDoConteudo, fluxoAtividadeApi.listar];

/** One thing that a flow waits for, and what the person may do about it. */
export const Atividade = ({ atividade }: { readonly atividade: AtividadeFluxo }) => {
  const text = useText();
  const { id, nome, especie, instrucao, prazo, atrasada, posso, comigo, colegas } = atividade;
  const form = especie === 'FORMULARIO' || especie === 'APROVACAO';
  const [doing, setDoing] = useState(comigo);
  const claim = useAct(fluxoAtividadeApi.assumir, { refresh });
  const release = useAct(fluxoAtividadeApi.liberar, { refresh });
  const busy = claim.isPending || release.isPending;
  return (
    <div className={styles.activity} role="group" aria-label={nome}>
      <div>
        <b>{nome}</b>{' '}
        {prazo !== undefined && (
          <span className={classes('sm', atrasada ? styles.late : 'sub')}>
            {text(atrasada ? 'atividades.vencido' : 'atividades.ate', { dia: formatDay(prazo) })}
          </span>
        )}
      </div>
      {instrucao !== undefined && <p className="sm">{instrucao}</p>}
      <Whose atividade={atividade} />
      <Bastam quorum={atividade.quorum} />
      {posso && !doing && (
        <div className={styles.row}>
          {form && (
            <Button variant="contained" size="small" onClick={() => setDoing(true)}>
              {text('atividades.fazer')}
            </Button>
          )}
          {!comigo && colegas && (
            <Button
              size="small"
              disabled={busy}
              onClick={() => void quietly(claim.act({ params: { id } }), () => setDoing(true))}
            >
              {text('atividades.assumir')}
            </Button>
          )}
        </div>
      )}
      {posso && doing && form && <FormularioAtividade atividade={atividade} />}
      <PorAto atividade={atividade} />
      {posso && (
        <div className={styles.row}>
          {comigo && (
            <Button
              size="small"
              disabled={busy}
              onClick={() => void quietly(release.act({ params: { id } }), () => setDoing(false))}
            >
              {text('atividades.liberar')}
            </Button>
          )}
          <Delegate atividade={atividade} />
        </div>
      )}
    </div>
  );
};

const Whose = ({
  atividade: { especie, assumidaPor, comigo, chamados = [] },
}: {
  readonly atividade: AtividadeFluxo;
}) => {
  const text = useText();
  if (especie === 'TRABALHO') return <p className="sm sub">{text('atividades.sistema')}</p>;
  if (especie === 'ESPERA') return <p className="sm sub">{text('atividades.evento')}</p>;
  if (comigo) return <p className="sm sub">{text('atividades.comVoce')}</p>;
  if (assumidaPor !== undefined)
    return <p className="sm sub">{text('atividades.com', { quem: assumidaPor })}</p>;
  return <Esperados nomes={chamados} />;
};

const Delegate = ({ atividade: { id, colegas = [] } }: { readonly atividade: AtividadeFluxo }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const pass = useAct(fluxoAtividadeApi.delegar, { refresh });
  if (colegas.length === 0) return null;
  if (!open)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {text('atividades.delegar')}
      </Button>
    );
  return (
    <SelectInput
      label={text('atividades.delegarA')}
      value={0}
      options={[
        { value: 0, label: text('atividades.escolha') },
        ...colegas.map((one) => ({ value: one.id, label: one.nome })),
      ]}
      onChange={(usuarioId) => {
        if (usuarioId !== 0)
          void quietly(pass.act({ params: { id }, body: { usuarioId } }), () => setOpen(false));
      }}
    />
  );
};
