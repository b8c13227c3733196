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
  {
    files: ['{src,e2e}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    // Parsed JSON and what Playwright returns from a page have the type `any`. So do entries of the content before the first build.
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
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
          'JSXExpressionContainer > ConditionalExpression > :matches(Literal, TemplateLiteral)',
        ].map((text) => ({
          selector: `:matches(JSXFragment, JSXElement[openingElement.name.name!=/^(Text|Button|LiveRegion)$/]) > ${text}`,
          message: 'Put the text in a Text: see src/hydration/README.md.',
        })),
      ],
    },
  },
);
