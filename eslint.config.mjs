import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const generated = ['schemas/generated*.ts', 'server/base/db/generated-tables.ts'];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', ...generated] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: false, skipComments: false }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'no-empty': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ObjectExpression, JSXOpeningElement) > :matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression, :matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression',
          message: 'Write what it holds in its place.',
        },
        ...['', 'ChainExpression > '].map((optional) => ({
          // Newer browsers answer these with a promise, which React would take for what ends the effect, and call.
          selector: `CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ${optional}CallExpression[callee.property.name=/^(scroll.*|focus|play)$/]`,
          message: 'An effect gives back nothing but how it ends: write `void` before the call.',
        })),
      ],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Handlers of events and of routes may be asynchronous.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A use case is asynchronous for its caller even when it waits for nothing today.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'custom-screens/**/*.{ts,tsx}', 'tests/{src,custom-screens}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['schemas/**/*.ts', 'server/**/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.mts'], languageOptions: { parser: tseslint.parser } },
  // The tool itself asks for a default export.
  { files: ['*.config.{ts,mjs}'], rules: { 'no-restricted-exports': 'off' } },
  // What these write to the terminal is their work.
  { files: ['bin/**', 'schemas/gen/**', 'server/cli.ts', 'tests/bench/**'], rules: { 'no-console': 'off' } },
);
