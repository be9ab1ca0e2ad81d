/** Shows the second of the two elements before it instead of the first where the browser keeps a cart with lines. */
export const chooseStandIn = `(function(){try{if(!/\\[\\s*\\{/.test(localStorage.getItem('cart')))return;
var b=document.currentScript.previousElementSibling;b.hidden=false;b.previousElementSibling.hidden=true}catch(e){}})()`;
