/**
 * The script of all pages, in one file that the browser reads once. An element that a page does not have costs it nothing, and
 * what only few pages have, or a reader has to ask for, is loaded then.
 */
import './copy.ts';
import './current-page.ts';
import './page-contents.ts';
import './page-markdown.ts';
import './site-search.ts';
import '../components/code-samples/code-samples.ts';
import '../components/try-it/try-it-element.ts';
import './fill-in.ts';

if (document.querySelector('server-chooser')) void import('./server-chooser.ts');
if (document.querySelector('filter-builder')) {
  void import('../components/filter-builder/filter-builder-element.ts');
}
