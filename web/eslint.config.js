// What is checked in the client's code, beside types and format: common mistakes, who may import whom, and that the
// oldest browsers of `browserslist` in package.json know what is used.
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

// Data goes net → words → model → ui → routes; each folder knows only the folders before it.
const ORDER = ['net', 'words', 'model', 'ui', 'routes'];
// Pages for looking at components; nothing of the game imports them.
const WORKSHOP = 'kit';

// Methods that Safari 16.4 lacks.
const TOO_NEW = [
  'showPopover',
  'hidePopover',
  'togglePopover',
  'checkVisibility',
  'startViewTransition',
  'withResolvers',
  'groupBy',
  'fromAsync',
  'union',
  'intersection',
  'difference',
  'symmetricDifference',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'moveBefore',
  'requestIdleCallback',
  'toBase64',
  'fromBase64',
  'escape',
];

const zones = ORDER.map((folder, at) => {
  const later = [...ORDER.slice(at + 1), WORKSHOP];
  return {
    files: [`src/${folder}/**/*.{ts,svelte}`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `(^\\$src|\\.\\.)/(${later.join('|')})/`,
              message: `${folder}/ may import only what stands before it: ${ORDER.slice(0, at).join(', ') || 'nothing'}.`,
            },
          ],
        },
      ],
    },
  };
});

export default ts.config(
  { ignores: ['node_modules/', 'src/net/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript itself knows every name.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      // Collections are replaced as a whole when a screen has to notice, and are plain otherwise.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // It does not know that what is derived is computed more than once.
      'no-useless-assignment': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,svelte}', 'public/**/*.js'],
    ignores: ['**/*.test.ts'],
    ...compat.configs['flat/recommended'],
    settings: { lintAllEsApis: true },
    rules: {
      'compat/compat': 'error',
      // Methods, which the rule above cannot see.
      'no-restricted-properties': [
        'error',
        ...TOO_NEW.map((property) => ({
          property,
          message: 'Newer than Safari 16.4: ask first whether it is there, and say so beside it.',
        })),
      ],
    },
  },
  ...zones,
);
