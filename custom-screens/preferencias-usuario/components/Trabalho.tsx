import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { pageSizes } from '#src/ui/page-numbers.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';
import { Kept } from './Kept.tsx';
import { Localizacao } from './Localizacao.tsx';
import { VoltarAoPadrao } from './VoltarAoPadrao.tsx';

/** Lists, the unit to begin in, and the way back to what the institution has. */
export const Trabalho = () => {
  const text = useText();
  const { userConfig, dados, usuarioSubstituto } = useSignedIn();
  // in a substitution these are the absent person's units, and the preferences are of who is at the keyboard
  const units = usuarioSubstituto ? [] : dados.listaUsuarioDepartamento;
  const standard = units.find(({ padrao }) => padrao) ?? units[0];
  const size = pageSizes.find((each) => each === userConfig.itensPorPagina) ?? 10;
  return (
    <>
      <Sheet title={text('preferencias.secoes.trabalho')} side={<Kept />}>
        <div className={styles.fields}>
          <SelectInput
            className={styles.field}
            label={text('preferencias.trabalho.itens')}
            help={text('preferencias.trabalho.itensAjuda')}
            options={pageSizes.map((value) => ({ value, label: String(value) }))}
            value={size}
            onChange={(itensPorPagina) => choosePreferences({ itensPorPagina })}
          />
          {standard && (
            <SelectInput
              className={styles.field}
              label={text('preferencias.trabalho.unidadePadrao')}
              help={text('preferencias.trabalho.unidadeAjuda')}
              options={units.map(({ id, sigla, nome }) => ({
                value: id,
                label: text('shell.conta.unidadeDesta', { sigla, nome }),
              }))}
              value={units.find(({ id }) => id === userConfig.preferencias.unidadePadrao)?.id ?? standard.id}
              onChange={(unidadePadrao) => choosePreferences({ unidadePadrao })}
            />
          )}
        </div>
      </Sheet>
      <Localizacao />
      <VoltarAoPadrao />
    </>
  );
};
