import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.cache/',
      '.data/',
      '**/.wrangler/',
      'test-results/',
      'playwright-report/',
    ],
  },
  tseslint.configs.strict,
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...a11y.configs.strict },
  { files: ['**/*.tsx'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['src/islands/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\S/]',
          'JSXExpressionContainer > :matches(Literal, TemplateLiteral, MemberExpression)',
        ].map((text) => ({
          selector: `:matches(JSXFragment, JSXElement[openingElement.name.name!=/^(Text|Button|Spoken)$/]) > ${text}`,
          message: 'Put the text in a Text: see src/hydration/README.md.',
        })),
      ],
    },
  },
);
