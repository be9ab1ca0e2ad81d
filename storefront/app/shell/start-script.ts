/**
 * Runs in <head> before anything is drawn: marks the first frame (see app.css), puts on the kept contrast and theme, and keeps the cookie `locale` in step
 * with localStorage (source spec §2, product.md §10). A plain address speaks the cookie's language, so when the kept
 * choice differs the page is fetched again in it; `/en` always speaks English.
 */
export const startScript = `(function(){var d=document.documentElement,r='data-drawn';
d.setAttribute(r,'first');requestAnimationFrame(function(){setTimeout(function(){if(d.getAttribute(r)==='first')d.removeAttribute(r)})});
try{var s=localStorage,p=location.pathname;
['contrast','theme'].forEach(function(k){var v=s.getItem(k);if(v)d.dataset[k]=v});
var l=s.getItem('locale');if(l!=='ar'&&l!=='en')return;
var c=(document.cookie.match(/(?:^|; )locale=(ar|en)/)||[])[1];
if(c!==l)document.cookie='locale='+l+';path=/;max-age=31536000;SameSite=Lax';
if(l!==d.lang&&!/^\\/en(\\/|$)/.test(p)){var w=(document.cookie.match(/(?:^|; )locale=(ar|en)/)||[])[1]===l;
if(w)location.reload();else if(l==='en')location.replace('/en'+p+location.search+location.hash)}}catch(e){}})()`;
