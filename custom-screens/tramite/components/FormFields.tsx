import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { fieldId, type TramiteScreen } from '../use-tramite.ts';
import { CopiasField } from './CopiasField.tsx';
import { DespachoField } from './DespachoField.tsx';
import { DestinosSugeridos } from './DestinosSugeridos.tsx';
import { destinoKey } from '#src/conteudo/destinos/destino.ts';
import { DestinoField } from '#src/conteudo/destinos/DestinoField.tsx';
import { PrazosRapidos } from './PrazosRapidos.tsx';
import { PrioridadeField } from './PrioridadeField.tsx';
import { RespostaField } from './RespostaField.tsx';
import styles from './Tramite.module.css';

interface FormFieldsProps {
  readonly screen: TramiteScreen;
  /** Why a destination cannot be chosen for what is being forwarded. */
  readonly refusal: (option: DestinoPossivel) => string | undefined;
  /** Said above the fields: what this content allows. */
  readonly remark?: string;
  /** The one content that is forwarded, whose usual destinations are offered. */
  readonly conteudoId?: number;
  /** What sending it asks as reply. */
  readonly resposta?: Documento['pedeResposta'] | undefined;
}

/** Where it goes and how. */
export const FormFields = ({ screen, refusal, remark, conteudoId, resposta }: FormFieldsProps) => {
  const text = useText();
  const { form, change, errors } = screen;
  return (
    <>
      {screen.refusal !== undefined && (
        <Note tone="rubro" alert>
          {screen.refusal}
        </Note>
      )}
      {remark !== undefined && <Note>{remark}</Note>}
      <Sheet title={text('tramite.destinoSecao')}>
        <div className={styles.fields}>
          <DestinoField
            id={fieldId('destino')}
            value={form.destino}
            onChange={(destino) => change({ destino })}
            refusal={refusal}
            error={errors.destino}
          />
          {form.destino?.organizacao && (
            <Note>{text('tramite.aOutraOrganizacao', { organizacao: form.destino.organizacao.nome })}</Note>
          )}
          {conteudoId !== undefined && (
            <DestinosSugeridos
              conteudoId={conteudoId}
              chosen={form.destino}
              onChoose={(destino) => change({ destino })}
              refusal={refusal}
            />
          )}
          <CopiasField
            id={fieldId('copias')}
            value={form.copias}
            onChange={(copias) => change({ copias })}
            except={(option) => form.destino !== null && destinoKey(option) === destinoKey(form.destino)}
            error={errors.copias}
            wrong={screen.wrongCopies}
          />
        </div>
      </Sheet>
      <Sheet title={text('tramite.comoVai')}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <PrioridadeField value={form.prioridade} onChange={(prioridade) => change({ prioridade })} />
            <DateField
              id={fieldId('prazo')}
              label={
                <>
                  {text('tramite.prazo')} <span className={styles.optional}>{text('ui.opcional')}</span>
                </>
              }
              value={form.prazo}
              min={isoDay(new Date())}
              error={errors.prazo}
              onInvalid={screen.onPrazoInvalid}
              onChange={(prazo) => change({ prazo })}
            />
          </div>
          <PrazosRapidos
            unidadeId={form.destino?.unidade.id}
            value={form.prazo}
            onChoose={(prazo) => change({ prazo })}
          />
          {resposta && <RespostaField screen={screen} asks={resposta} />}
          <DespachoField
            textos={screen.textos}
            texto={form.texto}
            error={errors.texto}
            onChange={(texto) => change({ texto })}
          />
        </div>
      </Sheet>
      <Sheet title={text('tramite.avisos')}>
        <div className={styles.checks}>
          <Check
            label={text('tramite.avisarEnvio')}
            help={text('tramite.avisarEnvioAjuda')}
            checked={form.avisarEnvio}
            onChange={(avisarEnvio) => change({ avisarEnvio })}
          />
          <Check
            label={text('tramite.avisarRecebimento')}
            checked={form.avisarRecebimento}
            onChange={(avisarRecebimento) => change({ avisarRecebimento })}
          />
          <Check
            label={text('tramite.retornoObrigatorio')}
            help={text('tramite.retornoAjuda')}
            checked={form.retornoObrigatorio}
            onChange={(retornoObrigatorio) => change({ retornoObrigatorio })}
          />
          {form.retornoObrigatorio && (
            <div className={styles.checkHelp}>
              <DateField
                id={fieldId('prazoRetorno')}
                label={
                  <>
                    {text('tramite.prazoRetorno')}{' '}
                    <span className={styles.optional}>{text('ui.opcional')}</span>
                  </>
                }
                value={form.prazoRetorno}
                min={form.prazo ?? isoDay(new Date())}
                error={errors.prazoRetorno}
                onInvalid={screen.onRetornoInvalid}
                onChange={(prazoRetorno) => change({ prazoRetorno })}
              />
            </div>
          )}
        </div>
      </Sheet>
    </>
  );
};

interface CheckProps {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Check = ({ label, help, checked, onChange }: CheckProps) => {
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={checked}
            slotProps={{ input: { 'aria-describedby': help === undefined ? undefined : helpId } }}
            onChange={(_, on) => onChange(on)}
          />
        }
      />
      {help !== undefined && (
        <p id={helpId} className={styles.checkHelp}>
          {help}
        </p>
      )}
    </div>
  );
};
